import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CardFrameProps, CardPort } from './card-port.ts';
import type { Setting } from '../../../payment-frame/protocol/messages.ts';
import { connectFrame, type FrameConnection } from './connect-frame.ts';
import { frameAddresses } from './frame-addresses.ts';

/**
 * Lends the page's focus to a frame. One that has taken it by itself keeps it as it is: to give it the focus once more
 * would, in Chromium, take it from the field inside that has it.
 *
 * @param before where the focus was when the frame was asked; it may have taken it since
 * @returns gives it back there, unless the shopper has gone elsewhere since
 */
const lendFocus = (frame: HTMLElement | null, before: Element | null): (() => void) => {
  if (document.activeElement !== frame) frame?.focus();
  return () => {
    if (document.activeElement === frame && before instanceof HTMLElement) before.focus();
  };
};

/** Longest time until a frame says hello, and from then until its form is there, in ms. */
export const LIMITS = { hello: 6000, form: 20_000 };

type Phase = 'coming' | 'here' | 'missing';

interface Options extends Pick<CardFrameProps, 'clientToken' | 'onReady' | 'ref'> {
  setting: Setting;
}

const NOT_HERE = { kind: 'refused', reason: 'unavailable' } as const;

/** Loads the payment frame from its host, then from its other one, and talks to it. */
export const useCardFrame = ({ clientToken, setting, onReady, ref }: Options) => {
  const iframe = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection | null>(null);
  // A form that is being filled in stays, though the order has another token by now: each is good for a day.
  const [{ attempt, token }, setTried] = useState({ attempt: 0, token: clientToken });
  const [phase, setPhase] = useState<Phase>('coming');
  const [height, setHeight] = useState<number | null>(null);
  const [addresses] = useState(frameAddresses);
  const address = addresses[attempt % addresses.length] ?? '';

  const turn = useEffectEvent((next: Phase) => {
    setPhase(next);
    onReady(next === 'here');
  });
  const giveUp = useEffectEvent(() => {
    // Each host has its chance before the shopper is asked.
    if ((attempt + 1) % addresses.length === 0) turn('missing');
    else setTried({ attempt: attempt + 1, token: clientToken });
  });
  const begin = useEffectEvent(() => setting);
  const isMissing = phase === 'missing';

  // Listens before the frame can speak.
  useLayoutEffect(() => {
    const frame = iframe.current?.contentWindow;
    if (!frame) return;
    turn('coming');
    let limit = setTimeout(giveUp, LIMITS.hello);
    const opened = connectFrame({
      page: window,
      frame,
      origin: new URL(address).origin,
      clientToken: token,
      setting: begin(),
      onHello: () => {
        clearTimeout(limit);
        limit = setTimeout(giveUp, LIMITS.form);
        turn('coming');
      },
      onReady: () => {
        clearTimeout(limit);
        turn('here');
      },
      onBroken: () => {
        clearTimeout(limit);
        turn('missing');
      },
      onHeight: setHeight,
    });
    connection.current = opened;
    return () => {
      clearTimeout(limit);
      connection.current = null;
      opened.close();
    };
  }, [address, attempt, token, isMissing]);

  const settled = JSON.stringify(setting);
  useEffect(() => {
    connection.current?.change(JSON.parse(settled) as Setting);
  }, [settled]);

  useImperativeHandle(ref, (): CardPort => ({
    tokenize: async (amount, onChallenge) => {
      const before = document.activeElement;
      let giveBack: (() => void) | undefined;
      const outcome = await (connection.current?.tokenize(amount, () => {
        giveBack = lendFocus(iframe.current, before);
        onChallenge();
      }) ?? NOT_HERE);
      // The field to be filled in has the focus of the frame; the frame needs that of the page.
      if (outcome.kind === 'incomplete') lendFocus(iframe.current, before);
      else giveBack?.();
      return outcome;
    },
  }));

  return {
    iframe,
    address,
    attempt,
    phase,
    height,
    retry: () => {
      setPhase('coming');
      setTried({ attempt: attempt + 1, token: clientToken });
    },
  };
};
