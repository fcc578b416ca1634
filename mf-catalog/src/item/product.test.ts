import { euros, level, makeBundle, makeItem, makeWine } from '../testing/factories.ts';
import { maxQuantityOf, productOf } from './product.ts';

describe('productOf', () => {
  it('S1 has the fields of a product page', () => {
    expect(productOf(makeItem(), 'en')).toMatchObject({
      code: 'BARBERA-ASTI-750',
      name: 'Barbera d’Asti',
      summary: 'One line',
      story: 'A story of Barbera',
      price: euros(1450),
      availability: { kind: 'in-stock' },
      delivery: { kind: 'range', minDays: 2, maxDays: 3 },
      category: 'red',
      facts: {
        region: 'piemonte',
        grapes: ['barbera'],
      },
      rawFacts: { vintage: 2022, pairing: ['cheese', 'meat'] },
    });
  });

  it('S1 lists the parts of a bundle with their quantities', () => {
    expect(productOf(makeBundle(), 'en').parts).toMatchObject([
      { code: 'BARBERA-ASTI-750', quantity: 2, picture: null },
      {
        code: 'NIVALE-750',
        quantity: 1,
        picture: { src: '/media/acqua-nivale-still-750-640.webp' },
      },
    ]);
  });

  it('K has no delivery time if sold out', () => {
    const product = productOf(makeItem({ stock: 0, levels: [level(5, 1, 2)] }), 'en');
    expect(product).toMatchObject({ availability: { kind: 'sold-out' }, delivery: null });
  });

  it('cannot be bought without a price, regardless of stock', () => {
    const product = productOf(makeItem({ price: null, stock: 9 }), 'en');
    expect(product).toMatchObject({ stock: 0, availability: { kind: 'sold-out' } });
  });

  it('names options in the shopper’s language', () => {
    const metadata = { gift: true, text: { en: { name: 'Greeting card' } } };
    const option = { id: 'o', name: 'Biglietto d’auguri', price: euros(0), metadata };
    expect(productOf(makeItem({ options: [option] }), 'en').options).toEqual([
      { id: 'o', name: 'Greeting card', price: euros(0), gift: true },
    ]);
  });

  it('V9 uses the item’s own limit only if it is positive', () => {
    const limited = (maxQuantity: unknown) =>
      productOf(makeItem({ metadata: { maxQuantity } }), 'en').ownLimit;
    expect([limited(6), limited(0), limited(-1), limited('6'), limited(undefined)]).toEqual([
      6,
      null,
      null,
      null,
      null,
    ]);
  });

  it('survives metadata of any shape', () => {
    const metadata = { facts: 'x', picture: [], categories: 'red', text: 5 };
    expect(productOf(makeItem({ metadata }), 'en')).toMatchObject({
      name: 'Barbera d’Asti',
      category: null,
      facts: { region: null, grapes: [] },
      rawFacts: {},
    });
  });

  it('S1 uses the permanent category, not the offers', () => {
    const wine = makeWine('A', { categories: ['offers', 'wine', 'white'] });
    expect(productOf(wine, 'en').category).toBe('white');
    const glass = makeWine('C', { categories: ['offers', 'accessories'] });
    expect(productOf(glass, 'en').category).toBe('accessories');
    expect(productOf(makeWine('B', { categories: ['offers'] }), 'en').category).toBe('offers');
  });
});

describe('maxQuantityOf', () => {
  it.each([
    [{ stock: 3, ownLimit: 12 }, 24, 3],
    [{ stock: 100, ownLimit: 12 }, 24, 12],
    [{ stock: 100, ownLimit: null }, 24, 24],
    [{ stock: 0, ownLimit: null }, 24, 0],
    [{ stock: -2, ownLimit: null }, 24, 0],
    [{ stock: 2.7, ownLimit: null }, 24, 2],
  ])(
    'V9 is the smallest of stock, own limit and shop limit: %j, %p → %p',
    (item, perLine, most) => {
      expect(maxQuantityOf(item, perLine)).toBe(most);
    },
  );
});
