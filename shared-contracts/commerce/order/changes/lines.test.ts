/** @jest-environment node */
import {
  document,
  fieldErrorDocument,
  INVALID_TOKEN,
  NOT_FOUND,
  resource,
} from '../../testing/document.ts';
import { aLine, anOrder, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { addLine, removeLine, updateLine } from './lines.ts';
import type { AddLineInput } from '../types.ts';

const ORDER = { 'GET orders/orderIdAaa': { body: document(anOrder()) } };
const input: AddLineInput = {
  orderId: 'orderIdAaa',
  kind: 'sku',
  code: 'BARBERA-ASTI-750',
  quantity: 2,
};

const lineOption = (id: string, quantity: number) =>
  resource(
    'line_item_options',
    id,
    { quantity },
    { sku_option: resource('sku_options', `of${id}`, {}) },
  );

describe('addLine', () => {
  it('T7 adds to the line with the SKU, then reads the order', async () => {
    const platform = fakePlatform({
      ...ORDER,
      'POST line_items': { status: 201, body: document(aLine()) },
    });
    const added = await addLine({
      ...input,
      name: 'Barbera',
      imageUrl: '/b.webp',
      metadata: { maxQuantity: 12 },
    })(callContext());
    expect(added).toMatchObject({ ok: true, value: { id: 'orderIdAaa' } });
    expect(platform.summary()).toEqual(['POST line_items', 'GET orders/orderIdAaa']);
    expect(platform.calls[0]?.body.data).toMatchObject({
      attributes: {
        sku_code: 'BARBERA-ASTI-750',
        quantity: 2,
        _update_quantity: true,
        name: 'Barbera',
        image_url: '/b.webp',
        metadata: { maxQuantity: 12 },
      },
      relationships: { order: { data: { type: 'orders', id: 'orderIdAaa' } } },
    });
  });

  it('S5 reports the written line before it reads the order', async () => {
    const platform = fakePlatform({
      ...ORDER,
      'POST line_items': { status: 201, body: document(aLine()) },
    });
    const onWritten = jest.fn(() => platform.summary());
    await addLine({ ...input, onWritten })(callContext());
    expect(onWritten.mock.results).toEqual([{ type: 'return', value: ['POST line_items'] }]);
  });

  it('S5 reports nothing for a refused line', async () => {
    fakePlatform({
      'POST line_items': { status: 422, body: fieldErrorDocument('quantity', 'out_of_stock') },
    });
    const onWritten = jest.fn();
    await addLine({ ...input, onWritten })(callContext());
    expect(onWritten).not.toHaveBeenCalled();
  });

  it('T7 adds a bundle by its code', async () => {
    const { calls } = fakePlatform({
      ...ORDER,
      'POST line_items': { status: 201, body: document(aLine()) },
    });
    await addLine({ ...input, kind: 'bundle', code: 'TRIO' })(callContext());
    expect(calls[0]?.body.data?.attributes).toMatchObject({ bundle_code: 'TRIO' });
    expect(calls[0]?.body.data?.attributes).not.toHaveProperty('sku_code');
  });

  it('T7 creates an option, or updates the quantity of an existing one', async () => {
    const line = aLine({ quantity: 3 }, { line_item_options: [lineOption('CardAaaaaa', 1)] });
    const platform = fakePlatform({
      ...ORDER,
      'POST line_items': { status: 201, body: document(line) },
      'PATCH line_item_options/CardAaaaaa': { body: document(lineOption('CardAaaaaa', 3)) },
      'POST line_item_options': { status: 201, body: document(lineOption('WrapAaaaaa', 1)) },
    });
    await addLine({
      ...input,
      options: [
        { id: 'ofCardAaaaaa' },
        { id: 'wrapOption', quantity: 1, name: 'Gift wrap', choices: { text: 'Auguri' } },
      ],
    })(callContext());
    expect(platform.summary()).toEqual([
      'POST line_items',
      'PATCH line_item_options/CardAaaaaa',
      'POST line_item_options',
      'GET orders/orderIdAaa',
    ]);
    expect(platform.calls[1]?.body.data?.attributes).toMatchObject({ quantity: 3 });
    expect(platform.calls[2]?.body.data).toMatchObject({
      attributes: { quantity: 1, name: 'Gift wrap', options: { text: 'Auguri' } },
      relationships: {
        line_item: { data: { id: 'lineIdAaaa' } },
        sku_option: { data: { id: 'wrapOption' } },
      },
    });
  });

  it('X reports insufficient stock', async () => {
    fakePlatform({
      'POST line_items': { status: 422, body: fieldErrorDocument('quantity', 'out_of_stock') },
    });
    expect(await addLine(input)(callContext())).toMatchObject({ error: { code: 'OUT_OF_STOCK' } });
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity, '1' as unknown as number])(
    'V9 sends nothing for the quantity %p',
    async (quantity) => {
      const { calls } = fakePlatform({});
      expect(await addLine({ ...input, quantity })(callContext())).toMatchObject({
        error: { code: 'INVALID_QUANTITY' },
      });
      expect(calls).toHaveLength(0);
    },
  );

  it('T6 does not invite a retry if the token expires after writing the line', async () => {
    fakePlatform({
      'POST line_items': { status: 201, body: document(aLine()) },
      'GET orders/orderIdAaa': { status: 401, body: INVALID_TOKEN },
    });
    expect(await addLine(input)(callContext())).toMatchObject({ error: { code: 'CONNECTION' } });
  });

  it('P5 does not invite a retry if the platform is too busy after writing the line', async () => {
    fakePlatform({
      'POST line_items': { status: 201, body: document(aLine()) },
      'GET orders/orderIdAaa': { status: 429, headers: { 'Retry-After': '60' } },
    });
    expect(await addLine(input)(callContext())).toMatchObject({ error: { code: 'CONNECTION' } });
  });
});

describe('updateLine', () => {
  const change = { orderId: 'orderIdAaa', lineId: 'lineIdAaaa', quantity: 5 };

  it('T8 sets the quantities of the line and its options sequentially', async () => {
    const line = aLine(
      { quantity: 5 },
      { line_item_options: [lineOption('CardAaaaaa', 2), lineOption('WrapAaaaaa', 5)] },
    );
    const platform = fakePlatform({
      ...ORDER,
      'PATCH line_items/lineIdAaaa': { body: document(line) },
      'PATCH line_item_options/CardAaaaaa': { body: document(lineOption('CardAaaaaa', 5)) },
    });
    const options = [
      { id: 'ofCardAaaaaa', quantity: 5 },
      { id: 'ofWrapAaaaaa', quantity: 5 },
    ];
    expect(await updateLine({ ...change, options })(callContext())).toMatchObject({ ok: true });
    expect(platform.summary()).toEqual([
      'PATCH line_items/lineIdAaaa',
      'PATCH line_item_options/CardAaaaaa',
      'GET orders/orderIdAaa',
    ]);
    expect(platform.calls[1]?.body.data?.attributes).toEqual({ quantity: 5 });
  });

  it('T8 deletes an option that is not in the input and creates one that is', async () => {
    const line = aLine({ quantity: 5 }, { line_item_options: [lineOption('CardAaaaaa', 5)] });
    const platform = fakePlatform({
      ...ORDER,
      'PATCH line_items/lineIdAaaa': { body: document(line) },
      'DELETE line_item_options/CardAaaaaa': { status: 204 },
      'POST line_item_options': { status: 201, body: document(lineOption('WrapAaaaaa', 2)) },
    });
    const options = [{ id: 'wrapOption', name: 'Gift wrap', quantity: 2 }];
    expect(await updateLine({ ...change, options })(callContext())).toMatchObject({ ok: true });
    expect(platform.summary()).toEqual([
      'PATCH line_items/lineIdAaaa',
      'DELETE line_item_options/CardAaaaaa',
      'POST line_item_options',
      'GET orders/orderIdAaa',
    ]);
  });

  it('T8 without options in the input only reduces those above the quantity', async () => {
    const line = aLine(
      { quantity: 5 },
      { line_item_options: [lineOption('CardAaaaaa', 7), lineOption('WrapAaaaaa', 2)] },
    );
    const platform = fakePlatform({
      ...ORDER,
      'PATCH line_items/lineIdAaaa': { body: document(line) },
      'PATCH line_item_options/CardAaaaaa': { body: document(lineOption('CardAaaaaa', 5)) },
    });
    await updateLine(change)(callContext());
    expect(platform.summary()).toEqual([
      'PATCH line_items/lineIdAaaa',
      'PATCH line_item_options/CardAaaaaa',
      'GET orders/orderIdAaa',
    ]);
  });

  it('V9 sends nothing for an invalid quantity', async () => {
    const { calls } = fakePlatform({});
    expect(await updateLine({ ...change, quantity: 0 })(callContext())).toMatchObject({
      error: { code: 'INVALID_QUANTITY' },
    });
    expect(calls).toHaveLength(0);
  });
});

describe('removeLine', () => {
  const line = { orderId: 'orderIdAaa', lineId: 'lineIdAaaa' };

  it('C4 deletes the line and reads the order', async () => {
    const platform = fakePlatform({ ...ORDER, 'DELETE line_items/lineIdAaaa': { status: 204 } });
    expect(await removeLine(line)(callContext())).toMatchObject({ ok: true });
    expect(platform.summary()).toEqual(['DELETE line_items/lineIdAaaa', 'GET orders/orderIdAaa']);
  });

  it('P5 succeeds if the line is already gone', async () => {
    fakePlatform({ ...ORDER, 'DELETE line_items/lineIdAaaa': { status: 404, body: NOT_FOUND } });
    expect(await removeLine(line)(callContext())).toMatchObject({ ok: true });
  });
});
