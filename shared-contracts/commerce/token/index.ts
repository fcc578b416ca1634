export { refreshCustomerToken } from './refresh-customer-token.ts';
export { requestAnonymousToken } from './request-anonymous-token.ts';
export { requestCustomerToken } from './request-customer-token.ts';
export { revokeToken } from './revoke-token.ts';
export { revokeTokens } from './revoke-tokens.ts';
