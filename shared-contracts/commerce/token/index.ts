export {
  refreshCustomerToken,
  requestAnonymousToken,
  requestCustomerToken,
} from './request-token.ts';
export { revokeToken, revokeTokens } from './revoke-tokens.ts';
