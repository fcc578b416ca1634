import { aLine, euros } from '@shop/contracts/testing';
import { quantityChange } from './quantity-change.ts';

const line = aLine({ code: 'GAVI', name: 'Gavi', unit: euros(1290) });

describe('quantityChange', () => {
  it('T8 sends add_to_cart for the difference alone', () => {
    expect(quantityChange(line, 2, 5)).toEqual({
      name: 'add_to_cart',
      params: {
        currency: 'EUR',
        value: 38.7,
        items: [{ item_id: 'GAVI', item_name: 'Gavi', price: 12.9, quantity: 3 }],
      },
    });
  });

  it('T8 sends remove_from_cart for the difference alone', () => {
    const event = quantityChange(line, 5, 4);
    expect(event?.name).toBe('remove_from_cart');
    expect(event?.params).toMatchObject({ items: [{ quantity: 1 }] });
  });

  it('T8 sends nothing when nothing changed', () => {
    expect(quantityChange(line, 3, 3)).toBeNull();
  });
});
