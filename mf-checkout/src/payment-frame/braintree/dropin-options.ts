import { languageTag, type LanguageTag } from '@shop/contracts/market';
import type { FormOptions } from '../payment-form.ts';
import type { Setting } from '../protocol/messages.ts';
import { toDecimal } from './to-decimal.ts';

const LOCALES = {
  it: 'it_IT',
  en: 'en_GB',
  'en-GB': 'en_GB',
  'en-US': 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
} as const satisfies Record<LanguageTag, string>;

/** The words of Drop-in: English as it is spelled where the card's holder lives. */
export const dropinLocale = ({ locale, billing }: Pick<Setting, 'locale' | 'billing'>) =>
  LOCALES[languageTag({ locale, country: billing?.country ?? '' })];

/** The shop's name in a wallet's window. */
const SHOP = 'Fonte & Vigna';

/** The parts of Drop-in's options that follow the amount, by the property and key they are updated under. */
export const amountOptions = ({ amount }: Setting) => {
  const total = toDecimal(amount);
  return {
    paypal: { amount: total, currency: amount.currency },
    googlePay: {
      transactionInfo: {
        totalPriceStatus: 'FINAL',
        totalPrice: total,
        currencyCode: amount.currency,
      },
    },
    applePay: { paymentRequest: { total: { label: SHOP, amount: total } } },
  };
};

/** Colors of the text inside hosted fields, which style sheets do not reach. */
const hostedFieldStyles = (root: HTMLElement) => {
  const style = getComputedStyle(root);
  const color = (name: string) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    root.append(probe);
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  };
  return {
    input: { color: color('--ink'), 'font-size': style.fontSize },
    '::placeholder': { color: color('--ink-soft') },
    '.invalid': { color: color('--danger') },
  };
};

interface Options extends Pick<FormOptions, 'root' | 'clientToken' | 'setting'> {
  container: HTMLElement;
  threeDSecure: boolean;
}

/**
 * Options for Drop-in. PayPal, Google Pay and Apple Pay are offered if the merchant's configuration, referenced by
 * the client token, has them.
 */
export const dropinOptions = ({ root, container, clientToken, setting, threeDSecure }: Options) => {
  const { paypal, googlePay, applePay } = amountOptions(setting);
  return {
    authorization: clientToken,
    container,
    locale: dropinLocale(setting),
    threeDSecure,
    // For another attempt with the same card: its nonce is spent by then.
    card: {
      clearFieldsAfterTokenization: false,
      overrides: { styles: hostedFieldStyles(root) },
    },
    paypal: { flow: 'checkout', commit: false, ...paypal },
    googlePay: { googlePayVersion: 2, ...googlePay },
    applePay: { displayName: SHOP, ...applePay },
  };
};
