import type { CardOutcome } from '../model/payment/card-port.ts';
import { wrap, readToFrame, type Setting, type ToFrame, type ToShop } from './protocol/messages.ts';
import type { OpenForm, PaymentForm } from './payment-form.ts';

/** The page the frame is in, as far as it matters. */
export interface Surroundings {
  window: Window;
  root: HTMLElement;
  openForm: OpenForm;
  /** Puts language and colours on the document. */
  dress: (setting: Setting) => void;
}

interface Held {
  /** Origin of the shop's page, by its first message. */
  shop: string;
  form: Promise<PaymentForm | null>;
  /** Requests are answered one after the other. */
  last: Promise<void>;
}

const UNAVAILABLE: CardOutcome = { kind: 'refused', reason: 'unavailable' };

/**
 * Whether an origin is that of the page right around the frame, as far as the browser says: there is nothing between
 * the two, and nothing around the shop.
 */
const isAround = ({ location, parent, top }: Window, origin: string): boolean => {
  const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList };
  const isNamed =
    !ancestorOrigins || (ancestorOrigins.length === 1 && ancestorOrigins[0] === origin);
  return parent === top && isNamed;
};

/**
 * The frame's side of the conversation with the shop. Nothing is shown before the shop's first message, and who sent that
 * is who is answered: the page around the frame, which the frame's host has let embed it (`frame-ancestors`). Whatever
 * is from elsewhere, malformed or out of order is ignored.
 *
 * @returns ends it
 */
export const converse = ({ window, root, openForm, dress }: Surroundings): (() => void) => {
  const { parent } = window;
  let held: Held | null = null;

  const say = (message: ToShop): void =>
    parent.postMessage(wrap(message), held ? { targetOrigin: held.shop } : { targetOrigin: '*' });

  const begin = (shop: string, { clientToken, setting }: Extract<ToFrame, { type: 'init' }>) => {
    dress(setting);
    const onBroken = () => say({ type: 'broken' });
    const form = openForm({ root, clientToken, setting, onBroken }).then(
      (opened) => {
        say({ type: 'ready' });
        return opened;
      },
      () => {
        onBroken();
        return null;
      },
    );
    held = { shop, form, last: Promise.resolve() };
  };

  const tokenize = async (
    { form }: Held,
    { id, amount }: Extract<ToFrame, { type: 'tokenize' }>,
  ): Promise<void> => {
    const opened = await form;
    const outcome = await opened
      ?.tokenize(amount, () => say({ type: 'challenge', id }))
      .catch(() => UNAVAILABLE);
    say({ type: 'answer', id, outcome: outcome ?? UNAVAILABLE });
  };

  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== parent || !isAround(window, origin)) return;
    const message = readToFrame(data);
    if (!message) return;
    if (!held) {
      if (message.type === 'init') begin(origin, message);
      return;
    }
    if (origin !== held.shop) return;
    const its = held;
    if (message.type === 'tokenize') its.last = its.last.then(() => tokenize(its, message));
    if (message.type !== 'change') return;
    dress(message.setting);
    void its.form.then((form) => form?.change(message.setting));
  };

  const height = new ResizeObserver(() => {
    if (held) say({ type: 'height', height: Math.min(10_000, Math.ceil(root.offsetHeight)) });
  });

  // Opened by itself, there is nobody to talk to.
  if (parent === window) return () => undefined;
  window.addEventListener('message', hear);
  height.observe(root);
  say({ type: 'hello' });
  return () => {
    window.removeEventListener('message', hear);
    height.disconnect();
  };
};
