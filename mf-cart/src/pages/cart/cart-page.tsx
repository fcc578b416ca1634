import { selectOrderId, useAppSelector } from '@shop/contracts/store';
import { shopTexts, useText } from '@shop/contracts/i18n';
import { CheckoutSteps, Notice, PageHeading, RetryNotice } from '@shop/contracts/ui';
import { CartSkeleton } from './cart-skeleton.tsx';
import { OfflineNotice } from '../../components/notices/offline-notice.tsx';
import { useOnline } from '../../components/notices/use-online.ts';
import { RepairNotice } from '../../components/notices/repair-notice.tsx';
import { useCart } from '../../components/use-cart.ts';
import { useRemovals } from '../../components/lines/use-removals.ts';
import css from './cart-page.module.css';
import { EmptyCart } from './empty-cart.tsx';
import { FilledCart } from './filled-cart.tsx';
import { useViewCartEvent } from './use-view-cart-event.ts';

const failures = {
  connection: shopTexts.connection_failed,
  other: shopTexts.generic_error,
} as const;

/** The cart (S5), which is also step 1 of the checkout (S6). */
export const CartPage = () => {
  const text = useText();
  const orderId = useAppSelector(selectOrderId);
  const { screen, retry } = useCart();
  // State is here because the empty cart offers Undo for the last line.
  const removals = useRemovals(orderId);
  useViewCartEvent(screen);
  const online = useOnline();
  const offline = !online || (screen.status === 'filled' && screen.cart.offline);
  return (
    <div className={css.page}>
      <CheckoutSteps current="cart" />
      <PageHeading>{text('cart.title')}</PageHeading>
      <noscript>
        <Notice tone="warning">{text('cart.needsScript')}</Notice>
      </noscript>
      {screen.status !== 'failed' && <OfflineNotice offline={offline} />}
      <RepairNotice />
      {screen.status === 'filled' && screen.stale && !offline && (
        <RetryNotice tone="warning" onRetry={retry}>
          {text('cart.stale')}
        </RetryNotice>
      )}
      <section aria-label={text('cart.contents')} className={css.content}>
        {screen.status === 'loading' && <CartSkeleton />}
        {screen.status === 'failed' && (
          <RetryNotice tone="danger" title={text('cart.failed')} onRetry={retry}>
            {text(failures[screen.reason])}
          </RetryNotice>
        )}
        {screen.status === 'empty' && <EmptyCart {...removals} />}
        {screen.status === 'filled' && <FilledCart {...screen} removals={removals} />}
      </section>
    </div>
  );
};
