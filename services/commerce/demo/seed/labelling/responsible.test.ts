import { seed } from '../index.ts';

const skus = seed.skus.map(({ code, metadata }) => {
  const { kind, facts } = metadata as unknown as { kind: string; facts: Record<string, unknown> };
  return { code, kind, facts };
});
const ADDRESS = {
  name: expect.stringMatching(/.{5}/u),
  street: expect.stringMatching(/\D \d+$/u),
  postal_code: expect.stringMatching(/^\d{5}$/u),
  city: expect.stringMatching(/^.+ \([A-Z]{2}\)$/u),
  country: 'IT',
};

describe('who answers for an item', () => {
  it.each(skus.filter(({ kind }) => kind === 'wine' || kind === 'water'))(
    'S7 $code names its bottler with the postal address',
    ({ facts }) => {
      expect(facts['responsible']).toEqual({ role: 'bottler', ...ADDRESS });
    },
  );

  it.each(skus.filter(({ kind }) => kind === 'accessory'))(
    'S7 $code names its manufacturer with both addresses, its identifier and warnings',
    ({ code, facts }) => {
      expect(facts).toMatchObject({
        responsible: {
          role: 'manufacturer',
          ...ADDRESS,
          email: expect.stringMatching(/^info@[a-z-]+\.example$/u),
        },
        identifier: code,
        warnings: expect.arrayContaining([expect.any(String)]),
      });
    },
  );

  it('S7 covers every SKU: none has another kind', () => {
    const kinds = new Set(skus.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['accessory', 'water', 'wine']);
  });
});
