import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Price, SummaryList, type SummaryRow } from '@shop/contracts/ui';

const ROWS = ['subtotal', 'discount', 'shipping', 'payment', 'giftCard', 'taxes', 'total'] as const;
/** There may be none of them. */
const OPTIONAL: readonly string[] = ['discount', 'payment', 'giftCard'];
const EMPHASIS: Readonly<Record<string, SummaryRow['emphasis']>> = {
  discount: 'reduction',
  giftCard: 'reduction',
  total: 'total',
};

/** The bill of a placed order, in the platform's amounts (E7). */
export const ConfirmedTotals = ({ order: { totals } }: { order: Order }) => (
  <SummaryList
    rows={ROWS.filter((id) => totals[id].cents !== 0 || !OPTIONAL.includes(id)).map((id) => ({
      id,
      label: <FormattedMessage id={`checkout.confirmed.totals.${id}`} />,
      value: <Price money={totals[id]} />,
      emphasis: EMPHASIS[id],
    }))}
  />
);
