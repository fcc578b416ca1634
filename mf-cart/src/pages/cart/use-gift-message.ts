import { useState } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { useAppDispatch } from '@shop/contracts/store';
import { checkGiftMessage, giftMessageOf } from '../../model/gift-message.ts';
import { saveGiftMessage } from '../../model/save-gift-message.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** The gift message being written: kept in the session storage (E5) until it is saved with the order. */
export const useGiftMessage = (order: Order) => {
  const dispatch = useAppDispatch();
  const [slot] = useState(() => sessionStore().giftMessage);
  const [message, setMessage] = useState(() => slot.read() ?? giftMessageOf(order));
  const [state, setState] = useState<SaveState>('idle');

  const change = (next: string): void => {
    setMessage(next);
    setState('idle');
    slot.write(next);
  };
  const save = async (): Promise<void> => {
    if (checkGiftMessage(message)) return;
    setState('saving');
    const saved = await dispatch(saveGiftMessage(order.id, message.trim()));
    setState(saved.ok ? 'saved' : 'failed');
    if (saved.ok) slot.clear();
  };
  return { message, state, change, save };
};
