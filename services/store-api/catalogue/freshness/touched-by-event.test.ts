import { createFacetIndex } from '../facets/facet-index.ts';
import { makeEntry } from '../testing/make-entry.ts';
import { NOTHING, touched } from './touched.ts';
import { touchedByEvent } from './touched-by-event.ts';

const index = createFacetIndex();
index.set([
  { number: 1, item: makeEntry({ code: 'A', ids: ['a1'] }).item },
  { number: 2, item: makeEntry({ code: 'BOX', kind: 'bundle', ids: ['b1', 'b2'] }).item },
]);

const touchedBy = (topic: string, attributes: object = {}, id = 'x') =>
  touchedByEvent(topic, { data: { type: 'it', id, attributes } }, index.columns);

describe('touchedByEvent', () => {
  it('S4 reads a SKU or a bundle again by its code', () => {
    expect(touchedBy('skus.update', { code: 'A' })).toEqual(touched({ skus: new Set(['A']) }));
    expect(touchedBy('bundles.update', { code: 'BOX' })).toEqual(
      touched({ bundles: new Set(['BOX']) }),
    );
  });

  it('S4 knows whose id it was once the row is destroyed', () => {
    expect(touchedBy('skus.destroy', {}, 'a1')).toEqual(touched({ skus: new Set(['A']) }));
    expect(touchedBy('bundles.destroy', {}, 'b2')).toEqual(touched({ bundles: new Set(['BOX']) }));
    expect(touchedBy('skus.destroy', {}, 'b2')).toEqual(NOTHING);
  });

  it.each(['prices', 'stock_items'])('S4 reads the SKU of %s, or all where it is unknown', (it) => {
    expect(touchedBy(`${it}.update`, { sku_code: 'A' })).toEqual(touched({ skus: new Set(['A']) }));
    expect(touchedBy(`${it}.destroy`)).toEqual(touched({ everything: true }));
  });

  it('S4 reads every bundle after a change of what they hold', () => {
    expect(touchedBy('sku_list_items.update')).toEqual(touched({ everyBundle: true }));
  });

  it.each(['markets', 'inventory_models', 'inventory_stock_locations'])(
    'S4 reads everything after a change of %s',
    (it) => {
      expect(touchedBy(`${it}.update`)).toEqual(touched({ everything: true }));
    },
  );

  it('S4 reads what an order took', () => {
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
    expect(touchedByEvent('orders.place', order, index.columns)).toEqual(
      touched({ skus: new Set(['A']), bundles: new Set(['BOX']) }),
    );
  });

  it('S4 takes an unknown topic or an empty body for nothing', () => {
    expect(touchedBy('customers.create', { code: 'A' })).toEqual(NOTHING);
    expect(touchedByEvent('skus.update', {}, index.columns)).toEqual(NOTHING);
  });
});
