import fc from 'fast-check';
import { createText } from '@shop/contracts/i18n/create-text';
import type { Locale } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { aDraftWithDeposit, anyDraft, orderOf } from '@shop/contracts/testing/any-order';
import { mailMessages } from './mail-messages.ts';
import { totalsBlocks } from './order-blocks.ts';

const centsOf = (value: string): number =>
  Number(value.replaceAll(/\D/gu, '')) * (/[-−]\d|^[-−]/u.test(value) ? -1 : 1);

describe('the summary in a mail', () => {
  it('S8 E7 has rows that add up to its total, for any order in any market', async () => {
    const text = createText('en', await mailMessages('en'));
    const pictureOf = () => null;
    fc.assert(
      fc.property(anyDraft, fc.constantFrom('IT', 'US', 'XX'), (draft, countryLock) => {
        const shipments = draft.shipments.map((shipment) => ({ ...shipment, isChosen: true }));
        const order = { ...orderOf({ ...draft, shipments, isRead: true }), countryLock };
        const [block] = totalsBlocks({ order, text, locale: 'en', markets: MARKETS, pictureOf });
        const facts = block && 'facts' in block ? block.facts : [];
        const at = facts.findIndex(({ isTotal }) => isTotal);
        const parts = facts
          .slice(0, at)
          .map(({ value }) => (value === 'Free' ? 0 : centsOf(value)));
        expect(parts.reduce((all, cents) => all + cents, 0)).toBe(centsOf(facts[at]?.value ?? ''));
        expect(facts.slice(at + 1).every(({ value }) => centsOf(value) > 0)).toBe(true);
      }),
    );
  });

  it('L5 has the deposits in a row of their own, in every language', async () => {
    const order = orderOf(aDraftWithDeposit());
    const labels = { it: 'Cauzione', en: 'Deposit', de: 'Pfand', es: 'Depósito', fr: 'Consigne' };
    for (const [locale, label] of Object.entries(labels)) {
      const text = createText(locale as Locale, await mailMessages(locale as Locale));
      const context = {
        order,
        text,
        locale: 'en',
        markets: MARKETS,
        pictureOf: () => null,
      } as const;
      const [block] = totalsBlocks(context);
      const facts = block && 'facts' in block ? block.facts : [];
      expect(facts[1]).toEqual({ label, value: '€0.50' });
    }
  });
});
