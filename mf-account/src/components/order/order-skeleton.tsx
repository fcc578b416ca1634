import { FormattedMessage } from '@shop/contracts/i18n';
import { Skeleton, VisuallyHidden } from '@shop/contracts/ui';
import lines from './order-lines.module.css';
import css from './order.module.css';

const LINES = 2;

/** Placeholder of an order, in the size of one with two lines. */
export const OrderSkeleton = () => (
  <div className={css.order}>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    <div className={css.facts}>
      <Skeleton height="2.25rem" lines={3} />
    </div>
    <Skeleton width="16rem" height="2.75rem" />
    <Skeleton height="6rem" />
    <div className={lines.lines}>
      {Array.from({ length: LINES }, (_, index) => (
        <div key={index} className={lines.line}>
          <Skeleton ratio="4 / 5" />
          <Skeleton width="60%" lines={2} />
          <Skeleton width="4rem" />
        </div>
      ))}
    </div>
  </div>
);
