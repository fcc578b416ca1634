/** What a customer's login or renewal gives. `accessToken` and `refreshToken` never enter the store or a URL. */
export interface CustomerSession {
  email: string;
  ownerId: string;
  accessToken: string;
  refreshToken: string;
}
