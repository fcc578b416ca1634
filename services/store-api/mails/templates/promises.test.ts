import { LOCALES, type Locale } from '@shop/contracts/market';
import { mailMessages } from './mail-messages.ts';

/** Words of the terms of sale and of the page on returns, which the mails must not contradict. */
const WORDS: Readonly<Record<Locale, Record<'transfer' | 'hygiene' | 'acceptance', RegExp>>> = {
  it: { transfer: /con bonifico/, hygiene: /motivi igienici/, acceptance: /^Confermiamo/ },
  en: { transfer: /by bank transfer/, hygiene: /of hygiene/, acceptance: /^We confirm/ },
  de: { transfer: /per Überweisung/, hygiene: /hygienisch/, acceptance: /^Wir nehmen .* an/ },
  fr: { transfer: /par virement/, hygiene: /d’hygiène/, acceptance: /^Nous confirmons/ },
  es: { transfer: /por transferencia/, hygiene: /de higiene/, acceptance: /^Confirmamos/ },
};

describe.each(LOCALES)('what the mails promise in %s', (locale) => {
  it.each(['mail.refunded.when', 'mail.return.next', 'mail.withdrawal.next'])(
    'L1 cash on delivery is refunded by bank transfer: %s',
    async (key) => {
      expect((await mailMessages(locale))[key]).toMatch(WORDS[locale].transfer);
    },
  );

  it('L1 opened bottles are excluded from a withdrawal', async () => {
    expect((await mailMessages(locale))['mail.withdrawal.next']).toMatch(WORDS[locale].hygiene);
  });

  it('S8 the confirmation accepts the order, which makes the contract', async () => {
    expect((await mailMessages(locale))['mail.confirmation.text']).toMatch(
      WORDS[locale].acceptance,
    );
  });
});
