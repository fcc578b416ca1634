import type { Order } from '@shop/contracts/commerce/order';
import { GiftMessageForm } from '../../../components/gift-message/gift-message-form.tsx';
import { useGiftMessage } from '../../../components/gift-message/use-gift-message.ts';

/** The gift message of the order, as in the cart. */
export const SummaryGift = ({ order, readOnly }: { order: Order; readOnly: boolean }) => (
  <GiftMessageForm {...useGiftMessage(order, readOnly)} disabled={readOnly} />
);
