export type { LinkPurpose } from './link-token-table.ts';
export {
  hasGivenAddress,
  isOfAccount,
  issueLinkToken,
  readJustSpent,
  readLinkToken,
  recordGivenAddress,
  restoreLinkToken,
  revokeLinkTokens,
  spendLinkToken,
  spendLinkTokenOrRetry,
} from './link-tokens.ts';
export { shopLink, trackingLink, withdrawalLink } from './shop-link.ts';
