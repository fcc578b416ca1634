import { euros } from '../testing/factories.ts';
import { analyticsItemOf } from './analytics-item.ts';

const barbera = { code: 'BARBERA', name: 'Barbera', price: euros(1450) };

describe('an item in analytics', () => {
  it('A1 has its price in units, its list and its place where it has them', () => {
    expect(analyticsItemOf(barbera, { list: 'search', index: 0 })).toEqual({
      item_id: 'BARBERA',
      item_name: 'Barbera',
      price: 14.5,
      item_list_name: 'search',
      index: 0,
    });
  });

  it('A1 says nothing of what it has not', () => {
    expect(analyticsItemOf({ ...barbera, price: null })).toEqual({
      item_id: 'BARBERA',
      item_name: 'Barbera',
    });
  });
});
