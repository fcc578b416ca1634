import { LOCALES } from '@shop/contracts/market';
import { skus } from '../../../services/commerce/seed/catalogue.ts';
import { factsOf } from '../model/facts/facts.ts';
import remote from '../remote.ts';

describe('fact keys', () => {
  it('M7 translates every key of the demonstration catalogue', async () => {
    const keys = new Set(
      skus.flatMap(({ metadata = {} }) => {
        const { region, grapes, pairings, minerals } = factsOf(metadata);
        return [
          ...(region === null ? [] : [`fact.region.${region}`]),
          ...grapes.map((it) => `fact.grape.${it}`),
          ...pairings.map((it) => `fact.pairing.${it}`),
          ...minerals.map((it) => `fact.mineral.${it.key}`),
        ];
      }),
    );
    expect(keys.size).toBeGreaterThan(0);
    for (const locale of LOCALES) {
      const messages = await remote.messages(locale);
      expect([...keys].filter((key) => !(key in messages))).toEqual([]);
    }
  });
});
