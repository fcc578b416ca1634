import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { commonMessages, MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { tolerateTranslation } from '@shop/contracts/ui';
import { isDemonstration } from '../is-demonstration.ts';
import type { OpenForm } from '../payment-form.ts';
import type { Setting } from '../protocol/messages.ts';
import { DemoForm } from './demo-form.tsx';
import type { FormPort } from './form-port.ts';

const textsOf = async (locale: Locale): Promise<Messages> => {
  const [common, own] = await Promise.all([
    commonMessages(locale),
    import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /-US/ */ `../messages/${locale}.json`
    ) as Promise<{
      default: Messages;
    }>,
  ]);
  return { ...common, ...own.default };
};

/**
 * The form of the demonstration: the local platform accepts test nonces, so Braintree is not needed. Rejects every
 * client token but the local platform's.
 */
export const open: OpenForm = async ({ root, clientToken, setting, onBroken }) => {
  if (!isDemonstration(clientToken))
    throw new Error('The demonstration is for the local platform alone');
  tolerateTranslation();
  const port = createRef<FormPort>();
  const reactRoot = createRoot(root, { onUncaughtError: onBroken });
  let latest = setting;
  const show = async (its: Setting): Promise<void> => {
    latest = its;
    const messages = await textsOf(its.locale);
    // A newer request is pending.
    if (latest !== its) return;
    await new Promise<void>((resolve) => {
      const onRef = (it: FormPort | null) => {
        port.current = it;
        if (it) resolve();
      };
      reactRoot.render(
        <MessagesProvider locale={its.locale} messages={messages}>
          <DemoForm setting={its} ref={onRef} />
        </MessagesProvider>,
      );
    });
  };
  await show(setting);
  return {
    change: (its) => void show(its),
    tokenize: async (amount, onChallenge) =>
      (await port.current?.tokenize(amount, onChallenge)) ?? {
        kind: 'refused',
        reason: 'unavailable',
      },
  };
};
