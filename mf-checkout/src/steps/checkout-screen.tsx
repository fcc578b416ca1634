import { useEffect, useState } from 'react';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo, type ShopPath } from '@shop/contracts/routing';
import { Notice, RetryNotice } from '@shop/contracts/ui';
import type { Order } from '@shop/contracts/commerce/order';
import { clearDraft } from './checkout-draft.ts';
import { markPlaced } from './confirmation/placed-here.ts';
import { guardSection, type Admission, type Section } from './section-rules.ts';
import { oncePerOrder } from '../analytics/once-per-order.ts';
import { beginPurchase } from '../analytics/purchase-claim.ts';
import { withKeptMethods } from './shipping/shipping-methods.ts';
import { toEcommerce } from '../analytics/to-ecommerce.ts';
import { useJoining } from './contact/use-joining.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { useRest } from '../placing/use-rest.ts';
import { LostMethodsNotice } from './review/lost-methods.tsx';
import { Sections } from './sections.tsx';
import { useInitialOrder } from './initial-order.ts';
import { useCurrentOrder } from './use-current-order.ts';

const redirectOf = (admission: Admission | null, order: Order | null): ShopPath | null => {
  if (admission?.kind === 'cart') return paths.cart();
  if (admission?.kind === 'confirmed' && order) return paths.confirmed(order.id);
  return admission?.kind === 'section' ? paths.checkout(admission.section) : null;
};

/**
 * Step 2 of a purchase (S6): displays the requested section or redirects to the section the order requires.
 *
 * @param requested the section in the URL; null for the bare checkout
 */
export const CheckoutScreen = ({ requested }: { requested: Section | null }) => {
  const { events } = useShop();
  const goTo = useGoTo();
  const current = useCurrentOrder();
  const joining = useJoining();
  const initial = useInitialOrder(requested);
  const order = current.status === 'ready' && !joining ? current.order : null;
  const admission: Admission | null =
    current.status === 'none' && !joining
      ? { kind: 'cart' }
      : order && guardSection(withKeptMethods(order), requested);
  const isOpen = admission?.kind === 'open';
  const isWaiting = current.status === 'loading' && !joining;
  const target = redirectOf(admission, order);
  // With the order in the store, the bare checkout is on view only until its section is loaded.
  const [isLeaving] = useState(requested === null && target !== null);

  // Before the cart is cleared: the confirmation is shown to the browser that placed the order. If another tab placed it,
  // the cart is cleared already, and this tab's draft must not fill in the next order.
  const placed = admission?.kind === 'confirmed' && order ? order.id : null;
  useEffect(() => {
    if (placed) {
      markPlaced(placed);
      clearDraft();
    }
    if (target) goTo(target, { replace: true });
  }, [placed, target, goTo]);

  useEffect(() => {
    if (!order || !isOpen) return;
    beginPurchase(order.id);
    oncePerOrder(order.id, 'begin_checkout', () =>
      events.emit('analytics', { name: 'begin_checkout', params: toEcommerce(order) }),
    );
  }, [order, isOpen, events]);

  // Waits for recalculation in the background while the shopper continues (T10).
  const rest = useRest();
  useEffect(() => {
    if (order) void rest(order);
  }, [rest, order]);

  return (
    <CheckoutFrame>
      {current.status === 'failed' ? (
        <RetryNotice tone="danger" onRetry={current.retry}>
          <FormattedMessage {...errorTextOf(current.error)} />
        </RetryNotice>
      ) : admission?.kind === 'placing' ? (
        <Notice tone="info" live title={<FormattedMessage id="checkout.checking.title" />}>
          <FormattedMessage id="checkout.checking.text" />
        </Notice>
      ) : (
        <>
          {joining && (
            <Notice tone="info" live>
              <FormattedMessage id="checkout.account.joining" />
            </Notice>
          )}
          {isOpen && order && <LostMethodsNotice key={order.id} order={order} />}
          <Sections
            order={admission ? (isOpen ? order : null) : isWaiting ? initial : null}
            isWhole={isOpen}
            isJoining={joining}
            isLeaving={isLeaving}
            open={requested ?? 'account'}
          />
        </>
      )}
    </CheckoutFrame>
  );
};
