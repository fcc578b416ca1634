import { useEffect, useRef, useState } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import { GIFT_MESSAGE_KEY, type Order } from '@shop/contracts/commerce/order';
import { useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { checkGiftMessage } from '../../commands/gift-draft.ts';
import { saveGiftMessage } from '../../commands/gift-message.ts';
import { selectCart } from '../../store/cart-slice.ts';
import { savedMessage } from '../../summary/saved-message.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Debounce before the message is saved, in ms. */
export const SAVE_DELAY = 1200;

/**
 * State of the gift message field. The draft is in session storage (E5) with every key and saved with the order after a
 * pause or on blur. A refusal keeps the draft; one that does not fit (V5) is not sent. Without a draft the field follows
 * the order, so a message saved in another tab shows and is not undone.
 *
 * @param readOnly - the order accepts no changes now; until it does, the draft is not read
 */
export const useGiftMessage = (order: Order, readOnly: boolean) => {
  const dispatch = useAppDispatch();
  const [slot] = useState(() => sessionStore().giftMessage);
  /** The text of the field, with surrounding white space; null without a draft. */
  const [draft, setDraft] = useState(() => (readOnly ? null : slot.read()));
  const [state, setState] = useState<SaveState>('idle');
  const [wasReadOnly, setWasReadOnly] = useState(readOnly);
  if (wasReadOnly && !readOnly) {
    setWasReadOnly(false);
    setDraft(slot.read());
  }
  const saved = savedMessage(useAppSelector(selectCart), order);
  const latest = useRef(draft);
  const isOwn = draft !== null && (state !== 'saved' || draft.trim() === saved);
  const message = isOwn ? draft : saved;

  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const write = (next: string | null): void => {
    latest.current = next;
    setDraft(next);
    setState('idle');
    if (next === null) slot.clear();
    else slot.write(next);
  };
  const send = async (text: string): Promise<boolean> => {
    setState('saving');
    const { ok } = await dispatch(saveGiftMessage(order.id, text.trim()));
    // Edited since: the next pause saves it.
    if (latest.current !== text) setState('idle');
    else {
      setState(ok ? 'saved' : 'failed');
      if (ok) slot.clear();
    }
    return ok;
  };
  const save = async (): Promise<void> => {
    if (!isOwn || state === 'saving' || checkGiftMessage(message)) return;
    if (message.trim() !== saved) await send(message);
    else if (state !== 'saved') write(null);
  };
  /** Saves the draft now. @returns the order metadata to write; null if the draft does not fit or is refused */
  const flush = async (): Promise<Readonly<Record<string, string>> | null> => {
    const text = latest.current;
    if (!isOwn || text === null) return {};
    const trimmed = text.trim();
    const isSaved = !checkGiftMessage(text) && (trimmed === saved || (await send(text)));
    return isSaved ? { [GIFT_MESSAGE_KEY]: trimmed } : null;
  };

  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  useEffect(() => {
    if (!isOwn || message.trim() === saved || state !== 'idle') return undefined;
    const timer = setTimeout(() => void saveNow.current(), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [isOwn, message, saved, state]);

  // Known once the draft has been read.
  return { message, isKnown: !wasReadOnly, state, change: write, save, flush };
};
