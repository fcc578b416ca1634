import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { TERMS, holdBoth, interrupted, line, pieces, sides } from '../testing/transfer-orders.ts';
import { transferOrder } from './transfer-order.ts';

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
});

describe('transferOrder', () => {
  it('M10 transfers every line, adds to existing ones, and empties the source', async () => {
    holdBoth();
    const result = await transferOrder(...sides(), TERMS);
    expect(pieces('own')).toEqual({ GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 });
    expect(pieces('guest')).toEqual({});
    expect(result).toMatchObject({
      ok: true,
      value: { untransferred: [], transferred: 6, isEmptied: true },
    });
  });

  it('M10 transfers options, code and gift message', async () => {
    const option = {
      id: 'a',
      optionId: 'ribbon',
      name: 'Ribbon',
      quantity: 2,
      total: { cents: 300, currency: 'EUR' as const },
      choices: { colour: 'red' },
    };
    platform.holdsOrder({
      id: 'guest',
      couponCode: 'BENVENUTO10',
      metadata: { gift_message: 'Auguri' },
      lines: [line('GAVI', 2, { options: [option] })],
    });
    platform.holdsOrder({ id: 'own', lines: [] });
    await transferOrder(...sides(), TERMS);
    const own = platform.orders.get('own');
    expect(own?.couponCode).toBe('BENVENUTO10');
    expect(own?.metadata).toMatchObject({ gift_message: 'Auguri' });
    expect(own?.lines[0]?.options).toEqual([
      expect.objectContaining({ optionId: 'ribbon', quantity: 2, choices: { colour: 'red' } }),
    ]);
  });

  it.each([
    ['en', ['Wine', 'Ribbon', 'Vino solo']],
    ['fr', ['Wine', 'Nastro', 'Vino solo']],
    ['de', ['Wein', 'Band', 'Vino solo']],
  ] as const)('M10 names lines and options by the catalog in %s', async (locale, names) => {
    const option = {
      id: 'a',
      optionId: 'ribbon',
      name: 'Fiocco',
      names: { it: 'Nastro', de: 'Band', ...(locale === 'en' && { en: 'Ribbon' }) },
      quantity: 2,
      total: { cents: 300, currency: 'EUR' as const },
      choices: {},
    };
    const wine = { name: 'Vino', names: { it: 'Vino', en: 'Wine', de: 'Wein' }, options: [option] };
    platform.holdsOrder({
      id: 'guest',
      lines: [line('GAVI', 2, wine), line('SOAVE', 1, { name: 'Vino solo' })],
    });
    platform.holdsOrder({ id: 'own', lines: [] });
    await transferOrder(...sides(), { ...TERMS, locale });
    const lines = platform.orders.get('own')?.lines ?? [];
    expect([lines[0]?.name, lines[0]?.options[0]?.name, lines[1]?.name]).toEqual(names);
  });

  it('M10 keeps an existing gift message', async () => {
    holdBoth();
    platform.describe('own', { gift_message: 'Per te' });
    await transferOrder(...sides(), TERMS);
    expect(platform.orders.get('own')?.metadata).toMatchObject({ gift_message: 'Per te' });
  });

  it('V7 lists no code that both carts have', async () => {
    holdBoth();
    platform.patch('own', { couponCode: 'BENVENUTO10' });
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({ value: { untransferred: [] } });
    expect(platform.calls.filter((call) => call.startsWith('setCoupon'))).toEqual([]);
  });

  it('V7 lists a code that the target refuses', async () => {
    holdBoth();
    platform.fails('setCoupon', 'INVALID_COUPON');
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({
      value: { untransferred: [{ kind: 'code', code: 'BENVENUTO10' }], isEmptied: true },
    });
  });

  it('M10 keeps goods added to the source between an interruption and the retry', async () => {
    holdBoth();
    const [guest, own] = sides();
    const budget = { left: 5 };
    expect(
      await transferOrder(
        interrupted(guest, budget, false),
        interrupted(own, budget, false),
        TERMS,
      ),
    ).toMatchObject({ ok: false });
    await guest.add({ kind: 'sku', code: 'LUGANA', quantity: 2 });
    await transferOrder(guest, own, TERMS);
    expect(pieces('own')).toMatchObject({ GAVI: 3, SOAVE: 3, BAROLO: 1, LUGANA: 2 });
    expect(pieces('guest')).toEqual({});
  });

  it('M10 transfers bundles as bundles', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('BOX', 1, { type: 'bundles' })] });
    platform.holdsOrder({ id: 'own', lines: [line('BOX', 1)] });
    await transferOrder(...sides(), TERMS);
    const lines = platform.orders.get('own')?.lines ?? [];
    expect(lines.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['skus', 1],
      ['bundles', 1],
    ]);
  });

  it('V7 also tries a gift card, and no code if the target has one of the kind', async () => {
    platform.holdsOrder({ id: 'guest', couponCode: 'BENVENUTO10', giftCardCode: 'REGALO' });
    platform.holdsOrder({ id: 'own', couponCode: 'ESTATE' });
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({
      value: { untransferred: [{ kind: 'code', code: 'BENVENUTO10' }] },
    });
    expect(platform.calls.filter((call) => call.startsWith('setCoupon'))).toEqual([
      'setCoupon REGALO',
    ]);
  });
});
