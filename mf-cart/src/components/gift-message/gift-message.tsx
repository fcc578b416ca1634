import { useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { Icon } from '@shop/contracts/ui';
import { GiftMessageForm } from './gift-message-form.tsx';
import css from './gift-message.module.css';
import { useGiftMessage } from './use-gift-message.ts';

interface Props {
  order: Order;
  /** The order is as the document came with it, and takes no change yet. */
  readOnly: boolean;
}

/** A message for whoever receives the order; folded away until it is wanted, saved by itself. */
export const GiftMessage = ({ order, readOnly }: Props) => {
  const text = useText();
  const gift = useGiftMessage(order, readOnly);
  const { message, isKnown } = gift;
  // Decided when the message is known: it must not fold up while the shopper empties the field.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  if (isOpen === null && isKnown) setIsOpen(message !== '');
  return (
    <details className={css.gift} open={(isOpen ?? message !== '') || undefined}>
      <summary className={css.summary}>
        <Icon name="gift" />
        {text('cart.gift.title')}
      </summary>
      <GiftMessageForm {...gift} disabled={readOnly} />
    </details>
  );
};
