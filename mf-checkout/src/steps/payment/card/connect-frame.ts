import type { CardOutcome, CardPort } from './card-port.ts';
import {
  readToShop,
  wrap,
  type Setting,
  type ToFrame,
  type ToShop,
} from '../../../payment-frame/protocol/messages.ts';

/** Longest time until a nonce, in ms; from a challenge on the bank and the shopper have theirs. */
export const ANSWER_LIMIT = 60_000;

const UNAVAILABLE: CardOutcome = { kind: 'refused', reason: 'unavailable' };

interface Options {
  page: Window;
  frame: Window;
  /** Of the frame's document. */
  origin: string;
  clientToken: string;
  setting: Setting;
  onHello: () => void;
  onReady: () => void;
  onBroken: () => void;
  onHeight: (height: number) => void;
}

/** A connection to a payment frame. */
export interface FrameConnection extends CardPort {
  change: (setting: Setting) => void;
  /** Ends the connection; a pending request is refused. */
  close: () => void;
}

interface Request {
  id: string;
  onChallenge: () => void;
  settle: (outcome: CardOutcome) => void;
  limit: ReturnType<typeof setTimeout>;
}

/**
 * The shop's end of the protocol. Nothing is sent before the frame's `hello`. Messages of another window or origin,
 * malformed or out of order are ignored.
 */
export const connectFrame = (options: Options): FrameConnection => {
  const { page, frame, origin, clientToken, onHello, onReady, onBroken, onHeight } = options;
  let { setting } = options;
  let phase: 'silent' | 'begun' | 'ready' | 'over' = 'silent';
  let request: Request | null = null;

  const send = (message: ToFrame): void =>
    frame.postMessage(wrap(message), { targetOrigin: origin });

  const settle = (outcome: CardOutcome): void => {
    if (request) clearTimeout(request.limit);
    request?.settle(outcome);
    request = null;
  };

  const handle = (message: ToShop): void => {
    if (message.type === 'hello') {
      // A second hello: the browser has reloaded the frame, which lost the pending request.
      settle(UNAVAILABLE);
      phase = 'begun';
      onHello();
      return send({ type: 'init', clientToken, setting });
    }
    if (phase === 'silent') return;
    if (message.type === 'height') return onHeight(message.height);
    if (message.type === 'broken') {
      phase = 'over';
      settle(UNAVAILABLE);
      return onBroken();
    }
    if (message.type === 'ready') {
      if (phase !== 'begun') return;
      phase = 'ready';
      return onReady();
    }
    if (request?.id !== message.id) return;
    if (message.type === 'answer') return settle(message.outcome);
    clearTimeout(request.limit);
    request.onChallenge();
  };

  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (phase === 'over' || source !== frame || from !== origin) return;
    const message = readToShop(data);
    if (message) handle(message);
  };
  page.addEventListener('message', onMessage);

  return {
    change: (changed) => {
      setting = changed;
      if (phase === 'begun' || phase === 'ready') send({ type: 'change', setting });
    },
    tokenize: (amount, onChallenge) => {
      if (phase !== 'ready' || request) return Promise.resolve(UNAVAILABLE);
      return new Promise((resolve) => {
        const id = crypto.randomUUID();
        const limit = setTimeout(() => settle({ kind: 'network-lost' }), ANSWER_LIMIT);
        request = { id, onChallenge, settle: resolve, limit };
        send({ type: 'tokenize', id, amount });
      });
    },
    close: () => {
      phase = 'over';
      settle(UNAVAILABLE);
      page.removeEventListener('message', onMessage);
    },
  };
};
