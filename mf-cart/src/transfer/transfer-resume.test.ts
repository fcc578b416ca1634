import { storedText, storeText } from '@shop/contracts/testing/storage';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import {
  TERMS,
  holdBoth,
  interrupted,
  line,
  pieces,
  sideOf,
  sides,
} from '../testing/transfer-orders.ts';
import { transferOrder } from './transfer-order.ts';

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
});

describe('transferOrder, interrupted or concurrent', () => {
  it.each([false, true])(
    'T5 interrupted at any call and begun again, neither doubles nor loses a piece (done: %s)',
    async (afterwards) => {
      for (let at = 1; ; at += 1) {
        resetPlatform();
        localStorage.clear();
        holdBoth();
        const [guest, own] = sides();
        const budget = { left: at };
        const first = await transferOrder(
          interrupted(guest, budget, afterwards),
          interrupted(own, budget, afterwards),
          TERMS,
        );
        if (budget.left > 0) break;
        if (!first.ok) expect(await transferOrder(guest, own, TERMS)).toMatchObject({ ok: true });
        expect([at, pieces('own')]).toEqual([at, { GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 }]);
        expect([at, pieces('guest')]).toEqual([at, {}]);
        expect([at, platform.orders.get('own')]).toMatchObject([
          at,
          { couponCode: 'BENVENUTO10', metadata: { gift_message: 'Auguri' } },
        ]);
      }
    },
  );

  it('T5 adds nothing twice when two tabs run it', async () => {
    holdBoth();
    await Promise.all([transferOrder(...sides(), TERMS), transferOrder(...sides(), TERMS)]);
    expect(pieces('own')).toEqual({ GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 });
    expect(pieces('guest')).toEqual({});
  });

  it('T5 changes nothing when it runs again', async () => {
    holdBoth();
    const both = sides();
    await transferOrder(...both, TERMS);
    await transferOrder(...both, TERMS);
    expect(pieces('own')).toEqual({ GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 });
  });

  it('V9 removes no more than was transferred after an interruption', async () => {
    const lines = [line('GAVI', 10)];
    platform.holdsOrder({ id: 'guest', couponCode: 'BENVENUTO10', lines });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 20)] });
    platform.fails('setCoupon', 'CONNECTION');
    const both = sides();
    expect(await transferOrder(...both, TERMS)).toMatchObject({ ok: false });
    expect(await transferOrder(...both, TERMS)).toMatchObject({
      value: { untransferred: [{ name: 'GAVI', came: 4, reason: 'limit' }], isEmptied: false },
    });
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 24 }, { GAVI: 6 }]);
  });

  it('X detects a transferred line although the response was lost', async () => {
    holdBoth();
    platform.fails('addLine', 'CONNECTION', { afterwards: true });
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({ ok: true });
    expect(pieces('own')).toEqual({ GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 });
  });

  it('X does not report a line as sold out if the call failed', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 3)] });
    platform.holdsOrder({ id: 'own', lines: [] });
    platform.fails('addLine', 'OUT_OF_STOCK');
    platform.fails('addLine', 'CONNECTION');
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({ ok: false });
  });

  it('M10 counts goods that another tab added meanwhile once', async () => {
    holdBoth();
    const both = sides();
    platform.fails('removeLine', 'CONNECTION');
    expect(await transferOrder(...both, TERMS)).toMatchObject({ ok: false });
    await both[1].add({ kind: 'sku', code: 'GAVI', quantity: 5 });
    expect(await transferOrder(...both, TERMS)).toMatchObject({ value: { untransferred: [] } });
    expect(pieces('own')).toMatchObject({ GAVI: 8 });
    expect(pieces('guest')).toEqual({});
  });

  it('M10 continues if another tab removed a line', async () => {
    holdBoth();
    platform.fails('removeLine', 'NOT_FOUND');
    expect(await transferOrder(...sides(), TERMS)).toMatchObject({ ok: true });
    expect(pieces('own')).toEqual({ GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 });
  });

  it('M10 starts a new transfer for goods added afterwards', async () => {
    holdBoth();
    const both = sides();
    await transferOrder(...both, TERMS);
    await both[0].add({ kind: 'sku', code: 'GAVI', quantity: 2 });
    await transferOrder(...both, TERMS);
    expect(pieces('own')).toMatchObject({ GAVI: 5 });
    expect(storedText('transfers')).toBeNull();
  });

  it.each(['{', '[{}]', '[{"from":"guest","into":"own","lines":[{}]}]'])(
    'E5 goes by no plan that is none: %s',
    async (stored) => {
      holdBoth();
      storeText('transfers', stored);
      await transferOrder(...sides(), TERMS);
      expect(pieces('own')).toEqual({ GAVI: 3, CHIANTI: 4, SOAVE: 3, BAROLO: 1 });
    },
  );

  it('M10 has a plan of its own per target', async () => {
    holdBoth();
    platform.holdsOrder({ id: 'other', lines: [line('GAVI', 7)] });
    const [guest, own, other] = [...sides(), sideOf('other')];
    platform.fails('removeLine', 'CONNECTION');
    expect(await transferOrder(guest, own, TERMS)).toMatchObject({ ok: false });
    expect(await transferOrder(guest, other, TERMS)).toMatchObject({ ok: true });
    expect(pieces('other')).toEqual({ GAVI: 9, SOAVE: 3, BAROLO: 1 });
  });
});
