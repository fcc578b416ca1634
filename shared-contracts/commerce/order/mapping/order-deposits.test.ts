/** @jest-environment node */
import { document, resource } from '../../testing/document.ts';
import { aLine, anOrder, aSku, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { depositsIn } from '../summary/deposits.ts';
import { retrieveOrder } from '../read.ts';
import { orderRows } from '../summary/order-rows.ts';
import type { Order } from '../types.ts';

const read = async (...order: Parameters<typeof anOrder>): Promise<Order> => {
  fakePlatform({ 'GET orders/orderIdAaa': { body: document(anOrder(...order)) } });
  const result = await retrieveOrder('orderIdAaa')(callContext());
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
};
const euros = (cents: number) => ({ cents, currency: 'EUR' });

describe('deposits of an order as read', () => {
  it('L5 has the deposit as a total of its own, apart from the merchant’s adjustments', async () => {
    const adjustment = (name: string, total_amount_cents: number) =>
      aLine(
        { item_type: 'adjustments', sku_code: null, name, quantity: 1, total_amount_cents },
        {},
        `line${name}`,
      );
    const lines = [
      aLine(),
      adjustment('deposit', 75),
      adjustment('goodwill', -200),
      adjustment('shipping_cost', 690),
      adjustment('shipping_cost_offset', -690),
    ];
    const { totals } = await read({ adjustment_amount_cents: -125 }, { line_items: lines });
    expect(totals).toMatchObject({ deposit: euros(75), adjustment: euros(-200) });
    const rest = await read({ adjustment_amount_cents: 75 }, { line_items: lines.slice(0, 2) });
    const rows = orderRows(rest.totals).map(({ id, amount }) => [id, amount?.cents]);
    expect(rows).toContainEqual(['deposit', 75]);
    expect(rows.map(([id]) => id)).not.toContain('adjustment');
  });

  it('L5 reads the containers of a SKU and of all parts of a bundle, as declared now', async () => {
    const packaging = { material: 'glass', use: 'single-use', volume_ml: 750 };
    const water = { kind: 'water', packaging, deposit: { DE: 25 } };
    const container = {
      drink: 'water',
      quantity: 1,
      packaging: { material: 'glass', use: 'single-use', milliliters: 750 },
      deposit: { DE: 25 },
    };
    const line = aLine({}, { item: aSku({ metadata: water }) });
    const three = resource('sku_list_items', 'listItemAa', { sku_code: 'A', quantity: 3 });
    const bundle = resource(
      'bundles',
      'bundleIdAa',
      { code: 'TRIO' },
      {
        skus: [aSku({ code: 'A', metadata: water })],
        sku_list: resource('sku_lists', 'listIdAaaa', {}, { sku_list_items: [three] }),
      },
    );
    const box = aLine({ item_type: 'bundles', sku_code: null }, { bundle }, 'lineIdBbbb');
    const { lines } = await read({}, { line_items: [line, box] });
    expect(lines.map(({ containers }) => containers)).toEqual([
      [container],
      [{ ...container, quantity: 3 }],
    ]);
    expect(depositsIn(lines, 'DE')).toEqual({ lineIdAaaa: 25, lineIdBbbb: 75 });
  });
});
