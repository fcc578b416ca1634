import { createFacetIndex } from '../facets/facet-index.ts';
import { makeEntry } from '../testing/make-entry.ts';
import { NOTHING, changedItems } from './changed-items.ts';
import { changesOfEvent } from './changes-of-event.ts';

const index = createFacetIndex();
index.set([
  { number: 1, item: makeEntry({ code: 'A', ids: ['a1'] }).item },
  {
    number: 2,
    item: makeEntry({ code: 'BOX', kind: 'bundle', ids: ['b1', 'b2'], parts: ['B', 'C'] }).item,
  },
]);

const changesOf = (topic: string, attributes: object = {}, id = 'x') =>
  changesOfEvent(topic, { data: { type: 'it', id, attributes } }, index.columns);

describe('changesOfEvent', () => {
  it('S4 reads a SKU or a bundle again by its code', () => {
    expect(changesOf('skus.update', { code: 'A' })).toEqual(changedItems({ skus: new Set(['A']) }));
    expect(changesOf('bundles.update', { code: 'BOX' })).toEqual(
      changedItems({ bundles: new Set(['BOX']) }),
    );
  });

  it('S4 knows whose id it was once the row is destroyed', () => {
    expect(changesOf('skus.destroy', {}, 'a1')).toEqual(changedItems({ skus: new Set(['A']) }));
    expect(changesOf('bundles.destroy', {}, 'b2')).toEqual(
      changedItems({ bundles: new Set(['BOX']) }),
    );
    expect(changesOf('skus.destroy', {}, 'b2')).toEqual(NOTHING);
  });

  it.each(['prices', 'stock_items'])(
    'S4 reads the SKU of %s, or everything if it is unknown',
    (it) => {
      expect(changesOf(`${it}.update`, { sku_code: 'A' })).toEqual(
        changedItems({ skus: new Set(['A']) }),
      );
      expect(changesOf(`${it}.destroy`)).toEqual(changedItems({ everything: true }));
    },
  );

  it('S4 reads every bundle after a change of what they hold', () => {
    expect(changesOf('sku_list_items.update')).toEqual(changedItems({ everyBundle: true }));
  });

  it.each(['markets', 'inventory_models', 'inventory_stock_locations'])(
    'S4 reads everything after a change of %s',
    (it) => {
      expect(changesOf(`${it}.update`)).toEqual(changedItems({ everything: true }));
    },
  );

  it('S4 reads what an order took, and the parts of its bundles', () => {
    const line = (id: string, attributes: object) => ({ type: 'line_items', id, attributes });
    const order = {
      data: {
        type: 'orders',
        id: 'o',
        relationships: {
          line_items: {
            data: [
              { type: 'line_items', id: '1' },
              { type: 'line_items', id: '2' },
            ],
          },
        },
      },
      included: [line('1', { sku_code: 'A' }), line('2', { bundle_code: 'BOX' })],
    };
    expect(changesOfEvent('orders.place', order, index.columns)).toEqual(
      changedItems({ skus: new Set(['A', 'B', 'C']), bundles: new Set(['BOX']) }),
    );
  });

  it('S4 takes an unknown topic or an empty body for nothing', () => {
    expect(changesOf('customers.create', { code: 'A' })).toEqual(NOTHING);
    expect(changesOfEvent('skus.update', {}, index.columns)).toEqual(NOTHING);
  });
});
