import { fail } from '@shop/contracts/commerce';
import { commerceError } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { TERMS, line, pieces, ribbon, sides } from '../testing/transfer-orders.ts';
import type { TransferTarget } from './order-access.ts';
import { transferOrder } from './transfer-order.ts';

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
});

describe('transferOrder with limits', () => {
  it('V9 fills a line up to the limit, and lists the rest', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 10)] });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 20)] });
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({
      value: { untransferred: [{ name: 'GAVI', wanted: 10, came: 4, reason: 'limit' }] },
    });
    expect(pieces('own')).toEqual({ GAVI: 24 });
    expect(pieces('guest')).toEqual({ GAVI: 6 });
  });

  it('V9 T8 caps an option at the transferred quantity, and adds it to existing ones', async () => {
    const metadata = { maxQuantity: 4 };
    platform.holdsOrder({
      id: 'guest',
      lines: [line('GAVI', 5, { metadata, options: [ribbon(5)] })],
    });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 1, { options: [ribbon(1)] })] });
    await transferOrder(...sides(), TERMS);
    expect(pieces('own')).toEqual({ GAVI: 4 });
    expect(platform.orders.get('own')?.lines[0]?.options).toMatchObject([{ quantity: 4 }]);
  });

  it('V9 requests no more than planned after a refused quantity', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 3)] });
    platform.holdsOrder({ id: 'own', lines: [] });
    platform.fails('addLine', 'INVALID_QUANTITY');
    await transferOrder(...sides(), TERMS);
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 3 }, {}]);
  });

  it('V9 respects the line’s own limit', async () => {
    platform.holdsOrder({
      id: 'guest',
      lines: [line('GAVI', 5, { metadata: { maxQuantity: 3 } })],
    });
    platform.holdsOrder({ id: 'own', lines: [] });
    await transferOrder(...sides(), TERMS);
    expect(pieces('own')).toEqual({ GAVI: 3 });
  });

  it('M10 transfers up to the stock', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 6, { available: 4 })] });
    platform.holdsOrder({ id: 'own', lines: [] });
    platform.stock.set('GAVI', 4);
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({
      value: {
        untransferred: [{ name: 'GAVI', wanted: 6, came: 4, reason: 'few' }],
        isEmptied: false,
      },
    });
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 4 }, { GAVI: 2 }]);
  });

  it('M10 leaves no more in the source than the stock', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 6, { available: 2 })] });
    platform.holdsOrder({ id: 'own', lines: [] });
    platform.stock.set('GAVI', 2);
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({ ok: true });
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 2 }, { GAVI: 2 }]);
  });

  it.each([
    ['sold-out', 'OUT_OF_STOCK', 2],
    ['not-sold', 'VALIDATION', 1],
    ['not-sold', 'NOT_FOUND', 1],
  ] as const)('M10 keeps goods that are %s in the source (%s)', async (reason, code, times) => {
    const lines = [line('GAVI', 2, { options: [ribbon(2)] }), line('SOAVE', 1)];
    platform.holdsOrder({ id: 'guest', lines });
    platform.holdsOrder({ id: 'own', lines: [] });
    for (let n = 0; n < times; n += 1) platform.fails('addLine', code);
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({
      value: {
        untransferred: [{ kind: 'line', name: 'GAVI', wanted: 2, came: 0, reason }],
        isEmptied: false,
      },
    });
    expect([pieces('own'), pieces('guest')]).toEqual([{ SOAVE: 1 }, { GAVI: 2 }]);
    expect(platform.calls.filter((call) => call.startsWith('updateLine'))).toEqual([]);
  });

  it('M10 transfers a line without an unavailable option, and lists it', async () => {
    const option = {
      id: 'a',
      optionId: 'ribbon',
      name: 'Ribbon',
      quantity: 1,
      total: { cents: 300, currency: 'EUR' as const },
      choices: {},
    };
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1, { options: [option] })] });
    platform.holdsOrder({ id: 'own', lines: [] });
    const [guest, own] = sides();
    const without: TransferTarget = {
      ...own,
      add: async ({ options: _, ...bare }) => {
        await own.add(bare);
        return fail(commerceError('NOT_FOUND'));
      },
    };
    expect(await transferOrder(guest, without, TERMS)).toMatchObject({
      value: {
        transferred: 1,
        untransferred: [{ kind: 'option', name: 'GAVI', option: 'Ribbon' }],
      },
    });
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 1 }, {}]);
  });

  it('V9 keeps a line that is above the limit', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 2)] });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 30)] });
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({ value: { transferred: 0 } });
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 30 }, { GAVI: 2 }]);
  });
});
