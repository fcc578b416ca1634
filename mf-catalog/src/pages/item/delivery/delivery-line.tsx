import { FormattedMessage } from '@shop/contracts/i18n';
import type { Delivery } from '../../../model/item/delivery.ts';
import css from './delivery-line.module.css';

/** When an item arrives (section K). */
export const DeliveryLine = ({ delivery }: { delivery: Delivery }) => {
  if (delivery.kind === 'ready') {
    return (
      <p className={css.line}>
        <FormattedMessage id="catalog.delivery.ready" />
      </p>
    );
  }
  const { minDays, maxDays, prompt, limit } = delivery;
  return (
    <p className={css.line}>
      {minDays < maxDays ? (
        <FormattedMessage id="catalog.delivery.range" values={{ min: minDays, max: maxDays }} />
      ) : (
        <FormattedMessage id="catalog.delivery.days" values={{ days: maxDays }} />
      )}
      {prompt && (
        <span className={css.remark}>
          <FormattedMessage id="catalog.delivery.prompt" />
        </span>
      )}
      {limit !== null && (
        <span className={css.remark}>
          <FormattedMessage id="catalog.delivery.limit" values={{ limit }} />
        </span>
      )}
    </p>
  );
};
