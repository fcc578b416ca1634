import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';
import type { FreeShipping } from '../../model/view/free-shipping.ts';
import css from './free-shipping-progress.module.css';

/** How far the order is from free shipping; the amount is the platform's threshold, no difference is worked out. */
export const FreeShippingProgress = ({ threshold, reached, progress }: FreeShipping) => {
  const text = useText();
  return (
    <div className={css.free}>
      <p className={css.text}>
        {reached ? (
          text('cart.freeShipping.reached')
        ) : (
          <FormattedMessage
            id="cart.freeShipping.from"
            values={{ amount: <Price key="amount" money={threshold} /> }}
          />
        )}
      </p>
      <progress
        className={css.bar}
        value={progress}
        max={1}
        aria-label={text('cart.freeShipping.label')}
      />
    </div>
  );
};
