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
 * Moves the page's focus to a frame. Skips a frame that has the focus: in Chromium, focusing it again would take the
 * focus from its inner field.
 *
 * @param before focused element when the frame was called; the frame may have taken the focus since
 * @returns restores the focus, unless the shopper has moved it since
 */
const lendFocus = (frame: HTMLElement | null, before: Element | null): (() => void) => {
  if (document.activeElement !== frame) frame?.focus();
  return () => {
    if (document.activeElement === frame && before instanceof HTMLElement) before.focus();
  };
};

/** Timeouts in ms: until the frame's hello, and from then until its form is ready. */
export const LIMITS = { hello: 6000, form: 20_000 };

type Phase = 'coming' | 'here' | 'missing';

interface Options extends Pick<CardFrameProps, 'clientToken' | 'onReady' | 'ref'> {
  setting: Setting;
}

const NOT_HERE = { kind: 'refused', reason: 'unavailable' } as const;

/** Loads the payment frame from its host, then from the fallback host, and connects to it. */
export const useCardFrame = ({ clientToken, setting, onReady, ref }: Options) => {
  const iframe = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection | null>(null);
  // A form keeps its token although the order has another one by now: each is valid for a day.
  const [{ attempt, token }, setTried] = useState({ attempt: 0, token: clientToken });
  const [phase, setPhase] = useState<Phase>('coming');
  const [height, setHeight] = useState<number | null>(null);
  const [addresses] = useState(frameAddresses);
  const address = addresses[attempt % addresses.length] ?? '';

  const enterPhase = useEffectEvent((next: Phase) => {
    setPhase(next);
    onReady(next === 'here');
  });
  const tryNextHost = useEffectEvent(() => {
    // Tries each host before showing the error.
    if ((attempt + 1) % addresses.length === 0) enterPhase('missing');
    else setTried({ attempt: attempt + 1, token: clientToken });
  });
  const begin = useEffectEvent(() => setting);
  const isMissing = phase === 'missing';

  // Listens before the frame can post messages.
  useLayoutEffect(() => {
    const frame = iframe.current?.contentWindow;
    if (!frame) return;
    enterPhase('coming');
    let limit = setTimeout(tryNextHost, LIMITS.hello);
    const opened = connectFrame({
      page: window,
      frame,
      origin: new URL(address).origin,
      clientToken: token,
      setting: begin(),
      onHello: () => {
        clearTimeout(limit);
        limit = setTimeout(tryNextHost, LIMITS.form);
        enterPhase('coming');
      },
      onReady: () => {
        clearTimeout(limit);
        enterPhase('here');
      },
      onBroken: () => {
        clearTimeout(limit);
        enterPhase('missing');
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
      let restoreFocus: (() => void) | undefined;
      const outcome = await (connection.current?.tokenize(amount, () => {
        restoreFocus = lendFocus(iframe.current, before);
        onChallenge();
      }) ?? NOT_HERE);
      // The missing field has the frame's focus; the frame needs the page's.
      if (outcome.kind === 'incomplete') lendFocus(iframe.current, before);
      else restoreFocus?.();
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
