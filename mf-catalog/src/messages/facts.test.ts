import { LOCALES } from '@shop/contracts/market';
import { asRecord } from '@shop/contracts/commerce';
import { skus } from '../../../services/commerce/demo/seed/catalog.ts';
import { detailsOf } from '../facts/details.ts';
import { factsOf } from '../facts/facts.ts';
import { factsTexts } from '../facts/facts-texts.tsx';
import remote from '../remote.ts';

/** Fact keys by group. */
const keysOf = (metadata: Readonly<Record<string, unknown>>) => {
  const { region, grapes } = factsOf(metadata);
  const it = detailsOf(asRecord(metadata.facts));
  return {
    region: [region],
    grape: grapes,
    pairing: it.pairings,
    mineral: [...it.minerals, ...it.analysis.values].map(({ key }) => key),
    vessel: [it.ageing?.vessel],
    closure: [it.closure],
    ingredient: it.ingredients,
    allergen: it.contains,
    medal: it.awards.map(({ medal }) => medal),
    material: [it.material],
    care: [it.care],
    warning: it.warnings,
  };
};

describe('fact keys', () => {
  it('M7 translates every key of the demo catalog', async () => {
    const keys = new Set(
      skus.flatMap(({ metadata = {} }) =>
        Object.entries(keysOf(metadata)).flatMap(([group, its]) =>
          its.filter(Boolean).map((it) => `fact.${group}.${it}`),
        ),
      ),
    );
    expect(keys.size).toBeGreaterThan(100);
    for (const locale of LOCALES) {
      const messages = { ...(await remote.messages(locale)), ...factsTexts[locale] };
      expect([...keys].filter((key) => !(key in messages))).toEqual([]);
    }
  });
});
