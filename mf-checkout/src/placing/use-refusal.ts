import { useCallback } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { errorTextOf, shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { offeredPayments } from '../steps/payment/adapters.ts';
import type { Refusal } from './refusal.ts';

/**
 * Handles a refusal: a modal if a retry or another payment option may work (S15), another screen if something else
 * comes first. Notices beside the button are the section's.
 */
export const useRefusal = (order: Order): ((refusal: Refusal) => void) => {
  const { events } = useShop();
  const text = useText();
  const goTo = useGoTo();
  return useCallback(
    (refusal) => {
      switch (refusal.kind) {
        case 'payment': {
          const hasOthers = offeredPayments(order).length > 1;
          events.emit('modal:open', {
            name: 'payment-error',
            props: {
              title: text('checkout.payment_error.title'),
              message: text(errorTextOf(refusal).id),
              note: text('checkout.payment_error.kept'),
              retry: text('checkout.payment_error.retry'),
              otherMethod: hasOthers ? text('checkout.payment_error.other') : null,
            },
          });
          return;
        }
        case 'out-of-stock':
        case 'not-sold': {
          const reason =
            refusal.kind === 'not-sold' ? 'checkout.placing.not_sold' : shopTexts.check_cart;
          events.emit('toast', { message: text(reason), error: true });
          events.emit('cart:changed', { orderId: order.id });
          goTo(paths.cart(), { ifStillHere: true });
          return;
        }
        case 'undone':
          events.emit('toast', { message: text('checkout.placing.changed'), error: true });
          goTo(paths.checkout(refusal.section), { ifStillHere: true });
          return;
        case 'final':
          goTo(`/checkout/error?reason=${refusal.reason}`, { ifStillHere: true });
          return;
        default:
      }
    },
    [events, text, goTo, order],
  );
};
