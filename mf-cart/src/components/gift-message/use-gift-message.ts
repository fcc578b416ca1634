import { useEffect, useRef, useState } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import { GIFT_MESSAGE_KEY, type Order } from '@shop/contracts/commerce/order';
import { useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { selectCart } from '../../store/cart-slice.ts';
import { checkGiftMessage, saveGiftMessage, savedMessage } from '../../commands/gift-message.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** How long nothing is typed before the message is saved, in ms. */
export const QUIET = 1200;

/**
 * The gift message being written: kept in the session storage (E5) with every key, saved with the order when one
 * stops writing or leaves the field. A refusal keeps what was typed. What does not fit (V5) is not sent. Where
 * nothing waits to be saved the field follows the order: what another tab has saved is shown, and not undone.
 *
 * @param readOnly the order is as the document came with it: what is half written is not looked at yet
 */
export const useGiftMessage = (order: Order, readOnly: boolean) => {
  const dispatch = useAppDispatch();
  const [slot] = useState(() => sessionStore().giftMessage);
  /** As it stands in the field, blanks at its ends included; null where nothing was written here. */
  const [written, setWritten] = useState(() => (readOnly ? null : slot.read()));
  const [state, setState] = useState<SaveState>('idle');
  const [wasReadOnly, setWasReadOnly] = useState(readOnly);
  if (wasReadOnly && !readOnly) {
    setWasReadOnly(false);
    setWritten(slot.read());
  }
  const saved = savedMessage(useAppSelector(selectCart), order);
  const latest = useRef(written);
  const isOwn = written !== null && (state !== 'saved' || written.trim() === saved);
  const message = isOwn ? written : saved;

  useEffect(() => {
    latest.current = written;
  }, [written]);
  const write = (next: string | null): void => {
    latest.current = next;
    setWritten(next);
    setState('idle');
    if (next === null) slot.clear();
    else slot.write(next);
  };
  const send = async (text: string): Promise<boolean> => {
    setState('saving');
    const { ok } = await dispatch(saveGiftMessage(order.id, text.trim()));
    // Written on meanwhile: the next quiet moment saves that.
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
  /** Saves now what is written. @returns the metadata it is kept in; null where it does not fit or is refused */
  const flush = async (): Promise<Readonly<Record<string, string>> | null> => {
    const text = latest.current;
    if (!isOwn || text === null) return {};
    const wanted = text.trim();
    const isSaved = !checkGiftMessage(text) && (wanted === saved || (await send(text)));
    return isSaved ? { [GIFT_MESSAGE_KEY]: wanted } : null;
  };

  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  useEffect(() => {
    if (!isOwn || message.trim() === saved || state !== 'idle') return undefined;
    const timer = setTimeout(() => void saveNow.current(), QUIET);
    return () => clearTimeout(timer);
  }, [isOwn, message, saved, state]);

  // Once what is half written has been looked at.
  return { message, isKnown: !wasReadOnly, state, change: write, save, flush };
};
