import type { ReactNode } from 'react';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Fragment } from '@shop/contracts/remote';
import { CheckoutSteps, PageHeading, Skeleton } from '@shop/contracts/ui';
import css from './checkout-frame.module.css';

/** Steps above, the sections in one column, the order beside them; on small screens one line above them (S6). */
export const CheckoutFrame = ({ children }: { children: ReactNode }) => {
  const text = useText();
  return (
    <div className={css.page}>
      <CheckoutSteps current="checkout" />
      <PageHeading>
        <FormattedMessage id="checkout.title" />
      </PageHeading>
      <div className={css.columns}>
        <div className={css.sections}>{children}</div>
        <aside className={css.summary} aria-label={text('checkout.summary')}>
          <Fragment
            of="cart"
            name="OrderSummary"
            fallback={
              <div className={css.waiting}>
                <Skeleton height="1.25rem" lines={9} />
              </div>
            }
          />
        </aside>
      </div>
    </div>
  );
};
