import { useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import { GiftMessageField } from '../../components/gift-message-field.tsx';
import { checkGiftMessage } from '../../model/gift-message.ts';
import css from './gift-message.module.css';
import { useGiftMessage, type SaveState } from './use-gift-message.ts';

const states = {
  idle: null,
  saving: null,
  saved: 'cart.gift.saved',
  failed: 'cart.gift.failed',
} as const satisfies Record<SaveState, string | null>;

/** A message for whoever receives the order; folded away until it is wanted. */
export const GiftMessage = ({ order }: { order: Order }) => {
  const text = useText();
  const { message, state, change, save } = useGiftMessage(order);
  // Decided once: it must not fold up while the shopper empties the field.
  const [isOpen] = useState(message !== '');
  const said = states[state];
  return (
    <details className={css.gift} open={isOpen || undefined}>
      <summary className={css.summary}>{text('cart.gift.title')}</summary>
      <div className={css.form}>
        <GiftMessageField message={message} onChange={change} />
        <Button
          busy={state === 'saving'}
          disabled={checkGiftMessage(message) !== null}
          onClick={() => void save()}
        >
          {text('cart.gift.save')}
        </Button>
        <p role="status" className={css.said}>
          {said && text(said)}
        </p>
      </div>
    </details>
  );
};
