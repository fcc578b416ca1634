export type { LinkPurpose } from './link-token-table.ts';
export {
  isOfAccount,
  issueLinkToken,
  readJustSpent,
  readLinkToken,
  restoreLinkToken,
  revokeLinkTokens,
  spendLinkToken,
} from './link-tokens.ts';
export { shopLink, trackingLink, withdrawalLink } from './shop-link.ts';
