/** What of the summary changes the order, in one chunk that is fetched when it is unfolded. */
export { SummaryCodes } from './summary-codes.tsx';
export { SummaryGift } from './summary-gift.tsx';
