import { useId } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';
import type { FreeShipping } from '../../summary/free-shipping.ts';
import css from './free-shipping-progress.module.css';

/** Progress to free shipping, with the missing amount. */
export const FreeShippingProgress = ({ free }: { free: FreeShipping }) => {
  const id = useId();
  return (
    <div className={css.free}>
      <p id={id} className={css.text}>
        {free.reached ? (
          <FormattedMessage id="cart.freeShipping.reached" />
        ) : (
          <FormattedMessage
            id="cart.freeShipping.missing"
            values={{ amount: <Price key="amount" money={free.missing} /> }}
          />
        )}
      </p>
      <progress
        className={css.bar}
        value={free.reached ? 1 : free.progress}
        max={1}
        aria-labelledby={id}
      />
    </div>
  );
};
