/** @jest-environment node */
import { resource, document } from '../../testing/document.ts';
import { aLine, anOrder, aSku, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { retrieveOrder } from '../read.ts';

/** The sellable quantity of an order's only line. */
const availableOf = async (line: ReturnType<typeof aLine>): Promise<number | null | undefined> => {
  fakePlatform({
    'GET orders/orderIdAaa': { body: document(anOrder({}, { line_items: [line] })) },
  });
  const result = await retrieveOrder('orderIdAaa')(callContext());
  if (!result.ok) throw new Error(result.error.detail);
  return result.value.lines[0]?.available;
};

describe('toLineItem', () => {
  it.each([
    ['without stock', 0, true, null],
    ['with leftover stock', 3, true, null],
    ['that is tracked', 3, false, 3],
  ])('V9 T15 limits no SKU with untracked stock: one %s', async (_, quantity, ...its) => {
    const [do_not_track, available] = its;
    const item = aSku({ do_not_track, inventory: { available: true, quantity, levels: [] } });
    expect(await availableOf(aLine({}, { item }))).toBe(available);
  });

  it('T15 limits a bundle by its scarcest part', async () => {
    const sku = (code: string, quantity: number) =>
      resource(
        'skus',
        `sku${code}`,
        { code },
        { stock_items: [resource('stock_items', `stock${code}`, { quantity })] },
      );
    const two = resource('sku_list_items', 'listItemAa', { sku_code: 'A', quantity: 2 });
    const bundle = resource(
      'bundles',
      'bundleIdAa',
      { code: 'DUO' },
      {
        skus: [sku('A', 7), sku('B', 9)],
        sku_list: resource('sku_lists', 'listIdAaaa', {}, { sku_list_items: [two] }),
      },
    );
    const line = aLine({ item_type: 'bundles', sku_code: null, bundle_code: 'DUO' }, { bundle });
    expect(await availableOf(line)).toBe(3);
  });

  it('V9 T15 does not limit a bundle by a part with untracked stock', async () => {
    const part = (code: string, its: object) => resource('skus', `sku${code}`, { code, ...its });
    const skus = [
      part('A', { do_not_track: true, inventory: { available: true, quantity: 0 } }),
      part('B', { inventory: { available: true, quantity: 9 } }),
    ];
    const bundle = resource('bundles', 'bundleIdAa', { code: 'DUO' }, { skus });
    const line = aLine({ item_type: 'bundles', sku_code: null, bundle_code: 'DUO' }, { bundle });
    expect(await availableOf(line)).toBe(9);
  });
});
