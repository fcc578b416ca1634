import { aLine, commerceError } from '@shop/contracts/testing';
import { fail } from '@shop/contracts/commerce';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { createTestPage } from '../../testing/test-page.ts';
import { carryOrder } from './carry-order.ts';
import { orderInStore } from './order-in-store.ts';
import type { CarryTarget } from './order-side.ts';

const MAX = 24;

const line = (code: string, quantity: number, its: object = {}) =>
  aLine({ id: `line-${code}`, code, name: code, quantity, ...its });

const pieces = (id: string): Record<string, number> =>
  Object.fromEntries(
    (platform.orders.get(id)?.lines ?? []).map(({ code, quantity }) => [code, quantity]),
  );

const sides = () => {
  const { store } = createTestPage();
  return [orderInStore(store.dispatch, 'guest'), orderInStore(store.dispatch, 'own')] as const;
};

/** The n-th call to either order ends in a lost connection, before or after the platform did its work. */
const interrupted = (side: CarryTarget, budget: { left: number }, afterwards: boolean) => {
  const cut = <A extends unknown[], R extends Promise<unknown>>(call: (...input: A) => R) =>
    (async (...input: A) => {
      budget.left -= 1;
      if (budget.left !== 0) return call(...input);
      if (afterwards) await call(...input);
      return fail(commerceError('CONNECTION'));
    }) as unknown as (...input: A) => R;
  const { read, setQuantity, add, setCode, setMetadata } = side;
  return {
    id: side.id,
    read: cut(read),
    setQuantity: cut(setQuantity),
    add: cut(add),
    setCode: cut(setCode),
    setMetadata: cut(setMetadata),
  };
};

const holdBoth = () => {
  platform.holdsOrder({
    id: 'guest',
    couponCode: 'BENVENUTO10',
    metadata: { gift_message: 'Auguri' },
    lines: [line('GAVI', 2), line('SOAVE', 3), line('BAROLO', 1)],
  });
  platform.holdsOrder({ id: 'own', lines: [line('GAVI', 1), line('CHIANTI', 4)] });
};

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
});

describe('carryOrder', () => {
  it('M10 moves every line, adding to those there are, and leaves nothing behind', async () => {
    holdBoth();
    const carried = await carryOrder(...sides(), MAX);
    expect(pieces('own')).toEqual({ GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 });
    expect(pieces('guest')).toEqual({});
    expect(carried).toEqual({ ok: true, value: { leftBehind: [], came: 6, emptied: true } });
  });

  it('M10 takes options, code and gift message along', async () => {
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
    await carryOrder(...sides(), MAX);
    const own = platform.orders.get('own');
    expect(own?.couponCode).toBe('BENVENUTO10');
    expect(own?.metadata).toMatchObject({ gift_message: 'Auguri' });
    expect(own?.lines[0]?.options).toEqual([
      expect.objectContaining({ optionId: 'ribbon', quantity: 2, choices: { colour: 'red' } }),
    ]);
  });

  it('M10 keeps the gift message that is there already', async () => {
    holdBoth();
    platform.describe('own', { gift_message: 'Per te' });
    await carryOrder(...sides(), MAX);
    expect(platform.orders.get('own')?.metadata).toMatchObject({ gift_message: 'Per te' });
  });

  it.each([false, true])(
    'T5 interrupted at any call and begun again, neither doubles nor loses a piece (done: %s)',
    async (afterwards) => {
      for (let at = 1; ; at += 1) {
        resetPlatform();
        localStorage.clear();
        holdBoth();
        const [guest, own] = sides();
        const budget = { left: at };
        const first = await carryOrder(
          interrupted(guest, budget, afterwards),
          interrupted(own, budget, afterwards),
          MAX,
        );
        if (budget.left > 0) break;
        if (!first.ok) expect(await carryOrder(guest, own, MAX)).toMatchObject({ ok: true });
        expect([at, pieces('own')]).toEqual([at, { GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 }]);
        expect([at, pieces('guest')]).toEqual([at, {}]);
      }
    },
  );

  it('T5 done by two tabs at once, adds nothing twice', async () => {
    holdBoth();
    await Promise.all([carryOrder(...sides(), MAX), carryOrder(...sides(), MAX)]);
    expect(pieces('own')).toEqual({ GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 });
    expect(pieces('guest')).toEqual({});
  });

  it('T5 done again when it is done, changes nothing', async () => {
    holdBoth();
    const both = sides();
    await carryOrder(...both, MAX);
    await carryOrder(...both, MAX);
    expect(pieces('own')).toEqual({ GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 });
  });

  it('V9 fills a line up to what one order may hold, and says what stays', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 10)] });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 20)] });
    expect(await carryOrder(...sides(), MAX)).toMatchObject({
      value: { leftBehind: [{ name: 'GAVI', wanted: 10, came: 4, reason: 'limit' }] },
    });
    expect(pieces('own')).toEqual({ GAVI: 24 });
    expect(pieces('guest')).toEqual({ GAVI: 6 });
  });

  it('V9 keeps to the line’s own limit', async () => {
    platform.holdsOrder({
      id: 'guest',
      lines: [line('GAVI', 5, { metadata: { maxQuantity: 3 } })],
    });
    platform.holdsOrder({ id: 'own', lines: [] });
    await carryOrder(...sides(), MAX);
    expect(pieces('own')).toEqual({ GAVI: 3 });
  });

  it('M10 takes as many as there are', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 6, { available: 4 })] });
    platform.holdsOrder({ id: 'own', lines: [] });
    platform.stock.set('GAVI', 4);
    expect(await carryOrder(...sides(), MAX)).toMatchObject({
      value: { leftBehind: [{ name: 'GAVI', wanted: 6, came: 4, reason: 'few' }], emptied: false },
    });
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 4 }, { GAVI: 2 }]);
  });

  it('M10 leaves no more in the old cart than there are by now', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 6, { available: 2 })] });
    platform.holdsOrder({ id: 'own', lines: [] });
    platform.stock.set('GAVI', 2);
    expect(await carryOrder(...sides(), MAX)).toMatchObject({ ok: true });
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 2 }, { GAVI: 2 }]);
  });

  it.each([
    ['sold-out', 'OUT_OF_STOCK', 2],
    ['not-sold', 'VALIDATION', 1],
    ['not-sold', 'NOT_FOUND', 1],
  ] as const)('M10 leaves what is %s where it was (%s)', async (reason, code, times) => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 2), line('SOAVE', 1)] });
    platform.holdsOrder({ id: 'own', lines: [] });
    for (let n = 0; n < times; n += 1) platform.fails('addLine', code);
    expect(await carryOrder(...sides(), MAX)).toMatchObject({
      value: {
        leftBehind: [{ kind: 'line', name: 'GAVI', wanted: 2, came: 0, reason }],
        emptied: false,
      },
    });
    expect([pieces('own'), pieces('guest')]).toEqual([{ SOAVE: 1 }, { GAVI: 2 }]);
  });

  it('M10 brings a line whose option is not to be had, and says so', async () => {
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
    const without: CarryTarget = {
      ...own,
      add: async ({ options: _, ...bare }) => {
        await own.add(bare);
        return fail(commerceError('NOT_FOUND'));
      },
    };
    expect(await carryOrder(guest, without, MAX)).toMatchObject({
      value: { came: 1, leftBehind: [{ kind: 'option', name: 'GAVI', option: 'Ribbon' }] },
    });
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 1 }, {}]);
  });

  it('V7 lists a code that is not valid there', async () => {
    holdBoth();
    platform.fails('setCoupon', 'INVALID_COUPON');
    expect(await carryOrder(...sides(), MAX)).toMatchObject({
      value: { leftBehind: [{ kind: 'code', code: 'BENVENUTO10' }], emptied: true },
    });
  });

  it('M10 keeps pieces added to the old cart between an interruption and the second try', async () => {
    holdBoth();
    const [guest, own] = sides();
    const budget = { left: 5 };
    expect(
      await carryOrder(interrupted(guest, budget, false), interrupted(own, budget, false), MAX),
    ).toMatchObject({ ok: false });
    await guest.add({ kind: 'sku', code: 'LUGANA', quantity: 2 });
    await carryOrder(guest, own, MAX);
    expect(pieces('own')).toMatchObject({ GAVI: 3, SOAVE: 3, BAROLO: 1, LUGANA: 2 });
    expect(pieces('guest')).toEqual({});
  });
});
