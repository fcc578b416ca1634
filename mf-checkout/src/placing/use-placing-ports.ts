import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { fail } from '@shop/contracts/commerce';
import {
  type Order,
  usePlaceOrderMutation,
  useRefreshOrderMutation,
  useSetPaymentNonceMutation,
} from '@shop/contracts/commerce/order';
import { selectMarketContext, toResult, useAppSelector } from '@shop/contracts/store';
import type { CardPort } from '../steps/payment/card/card-port.ts';
import { prepareOrder } from './prepare-order.ts';
import type { PlacingPorts } from './run-effect.ts';
import { toPlacement } from './to-placement.ts';
import { usePreparingPorts, useReadOrder } from './use-preparing-ports.ts';

/**
 * Keeps other tabs from using a nonce or placing while this one does, so that the order is paid with this tab's
 * nonce. Without the Web Locks API, only the platform ensures that one order is placed.
 */
const placingLock = (orderId: string) => {
  let release: (() => void) | null = null;
  const enter = (): Promise<void> => {
    if (release || typeof navigator === 'undefined' || !navigator.locks) return Promise.resolve();
    return new Promise((entered) => {
      void navigator.locks.request(`fv.placing ${orderId}`, () => {
        const released = new Promise<void>((resolve) => (release = resolve));
        entered();
        return released;
      });
    });
  };
  const leave = (): void => {
    release?.();
    release = null;
  };
  return { enter, leave };
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Device data of the frame for the gateway, under Braintree's name. */
const optionsOf = (deviceData: string | undefined) =>
  deviceData === undefined ? {} : { options: { device_data: deviceData } };

/**
 * Ports of placing for this order. The same object while the page shows the order; it reads the current order on each
 * call.
 */
export const usePlacingPorts = (order: Order, card: RefObject<CardPort | null>): PlacingPorts => {
  const { locale, prefix } = useAppSelector(selectMarketContext);
  const [placeOrder] = usePlaceOrderMutation();
  const [refreshOrder] = useRefreshOrderMutation();
  const [setNonce] = useSetPaymentNonceMutation();
  const preparing = usePreparingPorts();
  const readOrder = useReadOrder();
  const latest = useRef({ order, locale, prefix, preparing });
  useEffect(() => {
    latest.current = { order, locale, prefix, preparing };
  });
  const orderId = order.id;
  return useMemo(() => {
    const lock = placingLock(orderId);
    return {
      ...lock,
      wait,
      read: () => readOrder(orderId),
      refresh: async () => toResult(await refreshOrder({ orderId })),
      validate: (agreed) => prepareOrder(latest.current.preparing(latest.current.order), agreed),
      tokenize: async (amount, onChallenge) =>
        // A missing frame cannot create a nonce.
        card.current?.tokenize(amount, onChallenge) ?? { kind: 'refused', reason: 'unavailable' },
      authorize: async ({ nonce, deviceData }, { paymentSource: source }) => {
        if (!source) {
          const detail = 'The order has no payment source';
          return fail({ code: 'MISSING_DETAILS', status: 0, detail, fields: [] });
        }
        return toResult(
          await setNonce({ orderId, paymentId: source.id, nonce, ...optionsOf(deviceData) }),
        );
      },
      place: async (agreed, current) => {
        const placement = toPlacement(
          current,
          agreed,
          latest.current.locale,
          latest.current.prefix,
        );
        return toResult(await placeOrder(placement));
      },
    };
  }, [orderId, card, readOrder, refreshOrder, setNonce, placeOrder]);
};
