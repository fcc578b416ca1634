import { useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { Button, Icon } from '@shop/contracts/ui';
import { GiftMessageField } from './gift-message-field.tsx';
import css from './gift-message.module.css';
import { useGiftMessage } from './use-gift-message.ts';

/** A message for whoever receives the order; folded away until it is wanted, saved by itself. */
export const GiftMessage = ({ order }: { order: Order }) => {
  const text = useText();
  const { message, state, change, save } = useGiftMessage(order);
  // Decided once: it must not fold up while the shopper empties the field.
  const [isOpen] = useState(message !== '');
  return (
    <details className={css.gift} open={isOpen || undefined}>
      <summary className={css.summary}>
        <Icon name="gift" />
        {text('cart.gift.title')}
      </summary>
      <div className={css.form}>
        <GiftMessageField message={message} onChange={change} onLeave={() => void save()} />
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
