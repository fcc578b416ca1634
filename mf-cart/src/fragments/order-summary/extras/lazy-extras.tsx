import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import type { ShopEvents } from '@shop/contracts/events';
import { useShop } from '@shop/contracts/remote';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { loadCommands } from '../../../commands/load-commands.ts';
import { OrderCodes } from '../../../components/codes/order-codes.tsx';
import { GiftMessageForm } from '../../../components/gift-message/gift-message-form.tsx';
import { useGiftMessage } from '../../../components/gift-message/use-gift-message.ts';
import { selectPendingChanges } from '../../../store/cart-slice.ts';
import { codeViews, pendingCodeOf } from '../../../summary/code-views.ts';
import { changesOf } from '../../../summary/fold-lines.ts';
import { summaryRows } from '../../../summary/summary-rows.ts';

// A chunk of its own: the summary fetches it when one of them is expanded.

interface Props {
  order: Order;
  readOnly: boolean;
}

/** Fetches the code that sends changes. A failure is reported by the change itself. */
const usePrefetchedCommands = (): void =>
  useEffect(() => void loadCommands().catch(() => undefined), []);

/** Coupon and gift card of the order, as in the cart. */
export const SummaryCodes = ({ order, readOnly }: Props) => {
  usePrefetchedCommands();
  const { market } = useAppSelector(selectMarketContext);
  const all = useAppSelector(selectPendingChanges);
  const changes = useMemo(() => changesOf(all, order.id), [all, order.id]);
  return (
    <OrderCodes
      orderId={order.id}
      codes={codeViews(order, changes, summaryRows(order, market))}
      pendingCode={pendingCodeOf(changes)}
      disabled={readOnly}
    />
  );
};

/** The gift message of the order, as in the cart. Placing the order waits until it is saved. */
export const SummaryGift = ({ order, readOnly }: Props) => {
  usePrefetchedCommands();
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
