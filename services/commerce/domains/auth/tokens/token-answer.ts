import type { IssuedToken } from './sign-token.ts';

/** What `POST /oauth/token` answers: no member more or less than the hosted platform's. */
export interface TokenAnswer extends IssuedToken {
  readonly refresh_token?: string;
  readonly owner_id?: string;
  readonly owner_type?: 'customer' | 'user';
}
