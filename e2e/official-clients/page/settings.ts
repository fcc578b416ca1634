/** Settings from the spec, as `window.settings`. */
export interface Settings {
  readonly accessToken: string;
  /** `https://<organization>.<domain>` */
  readonly endpoint: string;
  readonly skuCode: string;
  /** Whether the token is a customer's. */
  readonly loggedIn: boolean;
}

declare global {
  interface Window {
    settings: Settings;
  }
}
