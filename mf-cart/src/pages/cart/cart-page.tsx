import { useRef } from 'react';
import { shopTexts, useText } from '@shop/contracts/i18n';
import {
  ButtonLink,
  CheckoutSteps,
  EmptyState,
  PageHeading,
  RetryNotice,
} from '@shop/contracts/ui';
import { paths } from '@shop/contracts/routing';
import { CartSkeleton } from '../../components/cart-skeleton.tsx';
import { RepairNotice } from '../../components/repair-notice.tsx';
import css from './cart-page.module.css';
import { FilledCart } from './filled-cart.tsx';
import { useCart } from './use-cart.ts';
import { useViewCartEvent } from './use-view-cart-event.ts';

const failures = {
  connection: shopTexts.connection_failed,
  other: shopTexts.generic_error,
} as const;

/** The cart (S5), which is also step 1 of the checkout (S6). */
export const CartPage = () => {
  const text = useText();
  const { view, retry } = useCart();
  const content = useRef<HTMLElement>(null);
  useViewCartEvent(view);
  return (
    <div className={css.page}>
      <CheckoutSteps current="cart" />
      <PageHeading>{text('cart.title')}</PageHeading>
      <RepairNotice />
      {view.status === 'filled' && view.stale && (
        <RetryNotice tone="warning" onRetry={retry}>
          {text('cart.stale')}
        </RetryNotice>
      )}
      {/* Takes the focus when a removed line takes its button away with it. */}
      <section
        ref={content}
        tabIndex={-1}
        aria-label={text('cart.contents')}
        className={css.content}
      >
        {view.status === 'loading' && <CartSkeleton />}
        {view.status === 'failed' && (
          <RetryNotice tone="danger" title={text('cart.failed')} onRetry={retry}>
            {text(failures[view.reason])}
          </RetryNotice>
        )}
        {view.status === 'empty' && (
          <EmptyState
            title={text('cart.empty.title')}
            text={text('cart.empty.text')}
            action={
              <ButtonLink to={paths.home()} variant="primary">
                {text('cart.empty.action')}
              </ButtonLink>
            }
          />
        )}
        {view.status === 'filled' && (
          <FilledCart {...view} onLineGone={() => content.current?.focus()} />
        )}
      </section>
    </div>
  );
};
