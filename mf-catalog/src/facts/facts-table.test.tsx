import { MessagesProvider } from '@shop/contracts/i18n';
import type { LanguageTag, Locale } from '@shop/contracts/market';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import remote from '../remote.ts';
import { detailsOf } from './details.ts';
import { factsOf } from './facts.ts';
import { factsTexts } from './facts-texts.tsx';
import { useFactRows } from './facts-table.tsx';

const WINE = {
  grape: ['pinot-nero', 'chardonnay'],
  alcohol: 12.5,
  size_ml: 750,
  serve_c: [6, 8],
  pairing: ['fish', 'cheese', 'spicy'],
  contains: ['sulphites'],
};

const rowsIn = async (locale: Locale, tag: LanguageTag) => {
  const messages = await remote.messages(locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider locale={tag} messages={messages}>
      <MessagesProvider locale={locale} messages={factsTexts[locale]}>
        {children}
      </MessagesProvider>
    </MessagesProvider>
  );
  const rows = renderHook(() => useFactRows(factsOf({ facts: WINE }), detailsOf(WINE)), {
    wrapper,
  }).result;
  return Object.fromEntries(rows.current.map(({ key, value }) => [key, value]));
};

describe('facts of an item', () => {
  it.each([
    [
      'en-US',
      'by volume, in degrees Fahrenheit and milliliters',
      { alcohol: '12.5% ABV', serve: '43–46\u00A0°F', size: '750 mL', contains: 'Sulfites' },
    ],
    [
      'en-GB',
      'in degrees Celsius and liters',
      { alcohol: '12.5% vol', serve: '6–8\u00A0°C', size: '0.75 l', contains: 'Sulphites' },
    ],
  ] as const)('M7 S1 are formatted for the locale %s %s', async (tag, _units, rows) => {
    expect(await rowsIn('en', tag)).toMatchObject(rows);
  });

  it('M7 S1 are in sentence case, except for names and German nouns', async () => {
    const grape = 'Pinot nero e Chardonnay';
    const [italian, german] = [await rowsIn('it', 'it'), await rowsIn('de', 'de')];
    expect(italian).toMatchObject({ grape, pairing: 'Pesce, formaggi e cucina speziata' });
    expect(italian).toMatchObject({ alcohol: '12,5% vol', contains: 'Solfiti' });
    expect(german['pairing']).toMatch(/^Fisch, Käse und /u);
  });
});
