export type { LinkPurpose } from './link-token-table.ts';
export {
  hasConfirmedAddress,
  isOfAccount,
  issueLinkToken,
  readJustSpent,
  readLinkToken,
  recordConfirmedAddress,
  restoreLinkToken,
  revokeLinkTokens,
  spendLinkToken,
  spendLinkTokenOrRetry,
} from './link-tokens.ts';
export { shopLink, trackingLink, withdrawalLink } from './shop-link.ts';
