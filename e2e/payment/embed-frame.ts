import type { FrameLocator, Page } from '@playwright/test';
import {
  wrap,
  type Setting,
  type ToFrame,
  type ToShop,
} from '../../mf-checkout/src/payment-frame/protocol/messages.ts';
import type { AxeScope } from '../fixtures/axe.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A payment frame on a page of the shop, controlled by a test in place of the checkout. */
export interface EmbeddedFrame {
  form: FrameLocator;
  /** Messages received by the frame, in order. */
  received: () => Promise<ToShop[]>;
  send: (message: ToFrame) => Promise<void>;
  /** The last received message of a type. */
  last: <T extends ToShop['type']>(type: T) => Promise<Extract<ToShop, { type: T }> | undefined>;
}

export const aSetting = (its: Partial<Setting> = {}): Setting => ({
  locale: 'it',
  amount: { cents: 3890, currency: 'EUR' },
  scheme: 'light',
  disabled: false,
  email: 'giulia@example.com',
  billing: {
    firstName: 'Giulia',
    lastName: 'Rossi',
    company: '',
    line1: 'Via Roma 1',
    line2: '',
    city: 'Torino',
    zip: '10121',
    state: 'TO',
    country: 'IT',
    phone: '+39 011 000000',
  },
  ...its,
});

/** For axe: the document of the frame, without the frames in it. The landmarks are the embedding page's. */
export const withinFrame = ({ form }: EmbeddedFrame): AxeScope => ({
  part: form.locator('body'),
  frames: false,
  without: ['region'],
});

interface Options {
  /** URL of the frame's document. */
  address: string;
  clientToken: string;
  setting?: Setting;
}

/** Embeds the frame in the open page, under the policy sent by the shop's server. */
export const embedFrame = async (
  page: Page,
  { address, clientToken, setting = aSetting() }: Options,
): Promise<EmbeddedFrame> => {
  // Hydration fails without the document's data, which this function removes.
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ({ src, sandbox, init }) => {
      const frame = document.createElement('iframe');
      const heard: unknown[] = [];
      Object.assign(globalThis, { payment: { frame, heard } });
      window.addEventListener('message', ({ data, source, origin }) => {
        if (source !== frame.contentWindow || origin !== new URL(src).origin) return;
        heard.push((data as { message: unknown }).message);
        if ((data as { message: { type: string } }).message.type === 'hello')
          frame.contentWindow?.postMessage(init, { targetOrigin: origin });
      });
      frame.setAttribute('sandbox', sandbox);
      frame.title = 'payment';
      frame.allow = 'payment';
      frame.style.cssText = 'border: 0; width: 100%; height: 900px';
      frame.src = src;
      const [main, heading] = [document.createElement('main'), document.createElement('h1')];
      heading.textContent = 'Checkout';
      main.append(heading, frame);
      document.body.replaceChildren(main);
    },
    {
      src: address,
      sandbox: SANDBOX,
      init: wrap({ type: 'init', clientToken, setting }),
    },
  );
  const received = () =>
    page.evaluate(
      () => (globalThis as unknown as { payment: { heard: unknown[] } }).payment.heard as ToShop[],
    );
  return {
    form: page.frameLocator('iframe[title=payment]'),
    received,
    send: (message) =>
      page.evaluate(
        ({ posted, to }) => {
          const { frame } = (globalThis as unknown as { payment: { frame: HTMLIFrameElement } })
            .payment;
          frame.contentWindow?.postMessage(posted, { targetOrigin: to });
        },
        { posted: wrap(message), to: new URL(address).origin },
      ),
    last: async (type) =>
      (await received()).findLast((it) => it.type === type) as Extract<
        ToShop,
        { type: typeof type }
      >,
  };
};
