/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoney, LOCALES } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { seed } from '../../services/commerce/demo/seed/index.ts';
import { demoOf } from '../../services/commerce/demo/reviews/demo-of.ts';
import { findCatalogues } from '../checks/messages/find-catalogues.ts';
import { listFiles } from '../checks/messages/list-files.ts';
import { ROOT } from '../remote-kit/workspace.ts';

const faces = readFileSync(join(ROOT, 'shared-contracts/ui/fonts.css'), 'utf8').split('@font-face');

/** Whether a browser requests a face of these for a character. */
const isIn = (chosen: readonly string[], character: string): boolean =>
  chosen
    .flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
    .some(([, first = '', last = first]) => {
      const code = character.codePointAt(0) ?? 0;
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
    });

const read = (files: readonly string[]) => files.map((it) => readFileSync(it, 'utf8')).join('');
const texts = {
  'message catalogs': () =>
    read(
      findCatalogues(ROOT).flatMap(({ folder }) =>
        listFiles(join(ROOT, folder)).filter((it) => it.endsWith('.json')),
      ),
    ),
  'pages of text': () => read(listFiles(join(ROOT, 'mf-account/content'))),
  'the catalog of the demonstration': () =>
    JSON.stringify([seed, seed.skus.map(({ code }) => demoOf(code))]),
  prices: () =>
    MARKETS.flatMap(({ currency }) =>
      LOCALES.map((locale) => formatMoney({ cents: -123456789, currency }, locale)),
    ).join(''),
};
const subsets = faces.filter((it) => it.includes('?subset'));

describe.each(['Fraunces Variable', 'Source Sans 3 Variable'])('the first view’s %s', (family) => {
  const ofFamily = faces.filter((it) => it.includes(`'${family}'`));
  const subset = subsets.filter((it) => ofFamily.includes(it));

  // A character outside of it would request the whole font for every visitor.
  it.each(Object.keys(texts) as (keyof typeof texts)[])(
    'Q1 has the characters of the %s that the font has, in capitals too',
    (name) => {
      const text = texts[name]();
      const used = [...new Set(text + text.toUpperCase())].filter((it) => it >= ' ');
      expect(used.length).toBeGreaterThan(15);
      expect(used.filter((it) => isIn(ofFamily, it) && !isIn(subset, it))).toEqual([]);
    },
  );

  it('has a whole font beside it for any other Latin character, which browsers prefer less', () => {
    for (const other of 'ÅåĄčđŁřşŹ@#') expect(isIn(ofFamily, other)).toBe(true);
    expect(ofFamily.at(-1)).toBe(subset[0]);
    expect(subset).toHaveLength(1);
  });

  it('has the same weights as the whole font, or browsers would choose one by weight alone', () => {
    const weights = ofFamily.map((it) => /font-weight: ([^;]+)/.exec(it)?.[1]);
    expect(new Set(weights).size).toBe(1);
  });
});
