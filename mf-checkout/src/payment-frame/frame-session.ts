import type { CardOutcome } from '../steps/payment/card/card-port.ts';
import { wrap, readToFrame, type Setting, type ToFrame, type ToShop } from './protocol/messages.ts';
import type { OpenForm, PaymentForm } from './payment-form.ts';

export interface FrameSessionOptions {
  window: Window;
  root: HTMLElement;
  openForm: OpenForm;
  /** Applies language and color scheme to the document. */
  applyAppearance: (setting: Setting) => void;
}

interface Session {
  /** Origin of the shop's page, by its first message. */
  shop: string;
  form: Promise<PaymentForm | null>;
  /** The last request; the next one waits for it. */
  last: Promise<void>;
}

const UNAVAILABLE: CardOutcome = { kind: 'refused', reason: 'unavailable' };

/**
 * Whether an origin is that of the embedding page, where the browser exposes it. The embedder has to be the top-level
 * page: the shop itself is never embedded.
 */
const isEmbedder = ({ location, parent, top }: Window, origin: string): boolean => {
  const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList };
  const isNamed =
    !ancestorOrigins || (ancestorOrigins.length === 1 && ancestorOrigins[0] === origin);
  return parent === top && isNamed;
};

/**
 * The frame's end of the protocol. Nothing is rendered before `init`; its origin is bound for the rest of the session. That
 * the embedder is a shop at all is enforced by the frame's host (`frame-ancestors`). Messages of another source or
 * origin, malformed or out of order are ignored.
 *
 * @returns ends the session
 */
export const startFrameSession = ({
  window,
  root,
  openForm,
  applyAppearance,
}: FrameSessionOptions): (() => void) => {
  const { parent } = window;
  let session: Session | null = null;

  const send = (message: ToShop): void =>
    parent.postMessage(
      wrap(message),
      session ? { targetOrigin: session.shop } : { targetOrigin: '*' },
    );

  const init = (shop: string, { clientToken, setting }: Extract<ToFrame, { type: 'init' }>) => {
    applyAppearance(setting);
    const onBroken = () => send({ type: 'broken' });
    const form = openForm({ root, clientToken, setting, onBroken }).then(
      (opened) => {
        send({ type: 'ready' });
        return opened;
      },
      () => {
        onBroken();
        return null;
      },
    );
    session = { shop, form, last: Promise.resolve() };
  };

  const tokenize = async (
    { form }: Session,
    { id, amount }: Extract<ToFrame, { type: 'tokenize' }>,
  ): Promise<void> => {
    const opened = await form;
    const outcome = await opened
      ?.tokenize(amount, () => send({ type: 'challenge', id }))
      .catch(() => UNAVAILABLE);
    send({ type: 'answer', id, outcome: outcome ?? UNAVAILABLE });
  };

  const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== parent || !isEmbedder(window, origin)) return;
    const message = readToFrame(data);
    if (!message) return;
    if (!session) {
      if (message.type === 'init') init(origin, message);
      return;
    }
    if (origin !== session.shop) return;
    const its = session;
    if (message.type === 'tokenize') its.last = its.last.then(() => tokenize(its, message));
    if (message.type !== 'change') return;
    applyAppearance(message.setting);
    void its.form.then((form) => form?.change(message.setting));
  };

  const height = new ResizeObserver(() => {
    if (session) send({ type: 'height', height: Math.min(10_000, Math.ceil(root.offsetHeight)) });
  });

  // Opened as a page of its own: there is no embedder.
  if (parent === window) return () => undefined;
  window.addEventListener('message', onMessage);
  height.observe(root);
  send({ type: 'hello' });
  return () => {
    window.removeEventListener('message', onMessage);
    height.disconnect();
  };
};
