import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import type { ShopEvents } from '@shop/contracts/events';
import { useShop } from '@shop/contracts/remote';
import { GiftMessageForm } from '../../../components/gift-message/gift-message-form.tsx';
import { useGiftMessage } from '../../../components/gift-message/use-gift-message.ts';

/** The gift message of the order, as in the cart. Placing the order waits until it is saved. */
export const SummaryGift = ({ order, readOnly }: { order: Order; readOnly: boolean }) => {
  const { events } = useShop();
  const gift = useGiftMessage(order, readOnly);
  const onPlacing = useEffectEvent(({ orderId, waitUntil }: ShopEvents['checkout:placing']) => {
    if (orderId === order.id) waitUntil(gift.flush());
  });
  useEffect(() => {
    const listen = (placing: ShopEvents['checkout:placing']) => onPlacing(placing);
    events.on('checkout:placing', listen);
    return () => events.off('checkout:placing', listen);
  }, [events]);
  return <GiftMessageForm {...gift} disabled={readOnly} />;
};
