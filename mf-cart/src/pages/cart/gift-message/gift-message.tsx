import { useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { Button, Icon } from '@shop/contracts/ui';
import { GiftMessageField } from './gift-message-field.tsx';
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
  const { message, isKnown, state, change, save } = useGiftMessage(order, readOnly);
  // Decided when the message is known: it must not fold up while the shopper empties the field.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  if (isOpen === null && isKnown) setIsOpen(message !== '');
  return (
    <details className={css.gift} open={(isOpen ?? message !== '') || undefined}>
      <summary className={css.summary}>
        <Icon name="gift" />
        {text('cart.gift.title')}
      </summary>
      <div className={css.form}>
        <GiftMessageField
          message={message}
          disabled={readOnly}
          onChange={change}
          onLeave={() => void save()}
        />
        <div className={css.foot}>
          <p role="status" className={css.said}>
            {state === 'saved' && text('cart.gift.saved')}
            {state === 'failed' && text('cart.gift.failed')}
          </p>
          {state === 'failed' && (
            <Button onClick={() => void save()}>{text('cart.gift.retry')}</Button>
          )}
        </div>
      </div>
    </details>
  );
};
