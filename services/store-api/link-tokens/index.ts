export { giveBackLinkToken } from './give-back-link-token.ts';
export { issueLinkToken, type LinkToken, type NewLink } from './issue-link-token.ts';
export type { LinkPurpose } from './link-token-table.ts';
export { readJustSpent, readLinkToken, type GivenLink } from './read-link-token.ts';
export { revokeLinkTokens } from './revoke-link-tokens.ts';
export { spendLinkToken } from './spend-link-token.ts';
