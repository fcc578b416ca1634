import type { Refund } from '@shop/contracts/commerce/tracking';
import { FormattedMessage } from '@shop/contracts/i18n';
import { formatDate } from '@shop/contracts/market';
import { Price, SummaryList } from '@shop/contracts/ui';
import css from './order.module.css';

/** Each refund with its day (M8) and amount. */
const RefundList = ({ refunds }: { refunds: readonly Refund[] }) =>
  refunds.length > 0 && (
    <SummaryList
      className={css.bill}
      rows={refunds.map(({ id, amount, at }) => ({
        id,
        label: <FormattedMessage id="account.order.refunded" values={{ date: formatDate(at) }} />,
        value: <Price money={amount} />,
      }))}
    />
  );

export default RefundList;
