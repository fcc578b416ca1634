export { restoreLinkToken } from './restore-link-token.ts';
export { issueLinkToken } from './issue-link-token.ts';
export type { LinkPurpose } from './link-token-table.ts';
export { readJustSpent, readLinkToken } from './read-link-token.ts';
export { revokeLinkTokens } from './revoke-link-tokens.ts';
export { shopLink } from './shop-link.ts';
export { spendLinkToken } from './spend-link-token.ts';
export { trackingLink } from './tracking-link.ts';
