import { useEffect, useRef, useState } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { useAppDispatch } from '@shop/contracts/store';
import { checkGiftMessage, giftMessageOf } from '../../model/gift-message.ts';
import { saveGiftMessage } from '../../model/save-gift-message.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** How long nothing is typed before the message is saved, in ms. */
export const QUIET = 1200;

/**
 * The gift message being written: kept in the session storage (E5) with every key, saved with the order when one
 * stops writing or leaves the field. A refusal keeps what was typed. What does not fit (V5) is not sent.
 */
export const useGiftMessage = (order: Order) => {
  const dispatch = useAppDispatch();
  const [slot] = useState(() => sessionStore().giftMessage);
  const [message, setMessage] = useState(() => slot.read() ?? giftMessageOf(order));
  const [state, setState] = useState<SaveState>('idle');
  const saved = giftMessageOf(order);
  const latest = useRef(message);

  const change = (next: string): void => {
    latest.current = next;
    setMessage(next);
    setState('idle');
    slot.write(next);
  };
  const save = async (): Promise<void> => {
    const wanted = message.trim();
    if (state === 'saving' || checkGiftMessage(message)) return;
    if (wanted === saved) return slot.clear();
    setState('saving');
    const answer = await dispatch(saveGiftMessage(order.id, wanted));
    // Written on meanwhile: the next quiet moment saves that.
    if (latest.current !== message) return setState('idle');
    setState(answer.ok ? 'saved' : 'failed');
    if (answer.ok) slot.clear();
  };

  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  useEffect(() => {
    if (message.trim() === saved || state !== 'idle') return undefined;
    const timer = setTimeout(() => void saveNow.current(), QUIET);
    return () => clearTimeout(timer);
  }, [message, saved, state]);

  return { message, state, change, save };
};
