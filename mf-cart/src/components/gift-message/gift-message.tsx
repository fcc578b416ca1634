import { useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { Icon } from '@shop/contracts/ui';
import { GiftMessageForm } from './gift-message-form.tsx';
import css from './gift-message.module.css';
import { useGiftMessage } from './use-gift-message.ts';

interface Props {
  order: Order;
  /** The order accepts no changes now. */
  readOnly: boolean;
}

/** A message for the recipient of the order; collapsed while empty, saved automatically. */
export const GiftMessage = ({ order, readOnly }: Props) => {
  const text = useText();
  const gift = useGiftMessage(order, readOnly);
  const { message, isKnown } = gift;
  // Decided once the message is known: it must not collapse while the shopper clears the field.
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
