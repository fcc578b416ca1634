import type { Refund } from '@shop/contracts/commerce/tracking';
import { FormattedMessage } from '@shop/contracts/i18n';
import { formatDate, type CountryCode } from '@shop/contracts/market';
import { Price, SummaryList } from '@shop/contracts/ui';
import css from './order.module.css';

interface Props {
  refunds: readonly Refund[];
  /** Destination country of the order; null if unknown. */
  country: CountryCode | null;
}

/** Each refund with its day (M8) and amount. */
const RefundList = ({ refunds, country }: Props) =>
  refunds.length > 0 && (
    <SummaryList
      className={css.bill}
      rows={refunds.map(({ id, amount, at }) => ({
        id,
        label: (
          <FormattedMessage
            id="account.order.refunded"
            values={{ date: formatDate(at, country) }}
          />
        ),
        value: <Price money={amount} />,
      }))}
    />
  );

export default RefundList;
