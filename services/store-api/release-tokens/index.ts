export { refuseForeignRemotes, requireReleaseToken, tokenOf } from './require-release-token.ts';
export {
  isValid,
  issueReleaseToken,
  listReleaseTokens,
  readReleaseToken,
  revokeReleaseToken,
  TOKEN_DAYS,
  type ReleaseToken,
} from './release-tokens.ts';
export { covers, parseScope, scopeLabel, scopeText, type Scope } from './scope.ts';
