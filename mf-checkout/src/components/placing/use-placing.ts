import { useRef, useState } from 'react';
import {
  orderApi,
  usePlaceOrderMutation,
  type Order,
  type PaymentMethod,
} from '@shop/contracts/commerce/order';
import { errorTextOf, shopTexts, useText, type ErrorText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import {
  selectMarketContext,
  toResult,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import { lacksMethod } from '../../model/kept-methods.ts';
import { nextSection } from '../../model/next-section.ts';
import { oncePerOrder } from '../../model/analytics/once-per-order.ts';
import { placeSafely } from '../../model/placing/place-safely.ts';
import { toEcommerce } from '../../model/analytics/to-ecommerce.ts';
import { toPlacement } from '../../model/placing/to-placement.ts';
import { usePreparePayment } from './use-prepare-payment.ts';
import { useSettleMethods } from '../use-settle-methods.ts';

export type PlacingState =
  { phase: 'idle' | 'placing' | 'checking' } | { phase: 'failed'; message: ErrorText };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const failed = (message: ErrorText | string): PlacingState => ({
  phase: 'failed',
  message: typeof message === 'string' ? { id: message } : message,
});

/**
 * Places the order once, whatever the shopper or the network does (P5). Success needs no navigation here: the
 * placed order is in the cache, and the guard of the checkout leads to its confirmation.
 */
export const usePlacing = (order: Order) => {
  const { events } = useShop();
  const dispatch = useAppDispatch();
  const { locale, prefix } = useAppSelector(selectMarketContext);
  const text = useText();
  const goTo = useGoTo();
  const prepare = usePreparePayment();
  const settle = useSettleMethods();
  const [placeOrder] = usePlaceOrderMutation();
  const [state, setState] = useState<PlacingState>({ phase: 'idle' });
  const running = useRef(false);

  const read = async () =>
    toResult(
      await dispatch(
        orderApi.endpoints.order.initiate(order.id, { forceRefetch: true, subscribe: false }),
      ),
    );

  /**
   * The platform will not place the order as it is: choose again a shipping method it let go of and place, mend the
   * section that came undone, else S9.
   */
  const notPlaceable = async (
    again: (() => Promise<PlacingState>) | null,
  ): Promise<PlacingState> => {
    const fresh = await read();
    if (again && fresh.ok && lacksMethod(fresh.value)) {
      const settled = await settle(fresh.value);
      const total = settled.ok && !lacksMethod(settled.value) && settled.value.totals.total.cents;
      if (total === order.totals.total.cents) return again();
    }
    if (!fresh.ok || nextSection(fresh.value) === 'payment') {
      goTo('/checkout/error?reason=cl_place_order_error');
      return { phase: 'idle' };
    }
    events.emit('toast', { message: text('checkout.placing.changed'), error: true });
    return { phase: 'idle' };
  };

  const outOfStock = (): PlacingState => {
    events.emit('toast', { message: text(shopTexts.check_cart), error: true });
    events.emit('cart:changed', { orderId: order.id });
    goTo(paths.cart());
    return { phase: 'idle' };
  };

  const attempt = async (method: PaymentMethod | null, isFirst = true): Promise<PlacingState> => {
    if (method) {
      const prepared = await prepare(order, method);
      if (!prepared.ok) return failed(errorTextOf(prepared.error));
      if (prepared.value.totals.total.cents !== order.totals.total.cents) {
        return failed('checkout.placing.total_changed');
      }
      oncePerOrder(order.id, `add_payment_info.${method.id}`, () =>
        events.emit('analytics', {
          name: 'add_payment_info',
          params: { ...toEcommerce(prepared.value), payment_type: method.type },
        }),
      );
    }
    const outcome = await placeSafely({
      place: async () => toResult(await placeOrder(toPlacement(order, locale, prefix))),
      read,
      wait,
      onChecking: () => setState({ phase: 'checking' }),
    });
    switch (outcome.kind) {
      case 'placed':
        return { phase: 'placing' };
      case 'not-placed':
        return failed('checkout.placing.not_placed');
      case 'unknown':
        return failed('checkout.placing.unknown');
      case 'refused':
        if (outcome.error.code === 'OUT_OF_STOCK' || outcome.error.code === 'INVALID_QUANTITY') {
          return outOfStock();
        }
        return ['ORDER_NOT_PLACEABLE', 'MISSING_DETAILS'].includes(outcome.error.code)
          ? await notPlaceable(isFirst ? () => attempt(method, false) : null)
          : failed(errorTextOf(outcome.error));
    }
  };

  /** Starts placing; a second click while one is under way does nothing. */
  const place = async (method: PaymentMethod | null): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setState({ phase: 'placing' });
    try {
      setState(await attempt(method));
    } finally {
      running.current = false;
    }
  };

  return { state, place };
};
