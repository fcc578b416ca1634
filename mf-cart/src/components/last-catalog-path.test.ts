import { keepShoppingPlace, shoppingPlace } from './last-catalog-path.ts';

beforeEach(() => sessionStorage.clear());

describe('the place one shops at', () => {
  it.each(['/category/red?grape=barbera', '/product/BARBERA', '/bundle/MARE', '/search?q=gavi'])(
    'S5 is kept with its query: %s',
    (path) => {
      keepShoppingPlace(path);
      expect(shoppingPlace()).toBe(path);
    },
  );

  it.each(['/', '/cart', '/checkout/address', '/account', '//evil.example', '/products'])(
    'S5 stays what it was on %s',
    (path) => {
      keepShoppingPlace('/category/red');
      keepShoppingPlace(path);
      expect(shoppingPlace()).toBe('/category/red');
    },
  );

  it.each(['//evil.example/category', 'javascript:alert(1)', '/account/logout', ''])(
    'E5 is the home page where foreign content stands: %s',
    (content) => {
      sessionStorage.setItem('cart.shopping-place', JSON.stringify(content));
      expect(shoppingPlace()).toBe('/');
    },
  );

  it('E5 is the home page where storage is blocked', () => {
    const refused = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    keepShoppingPlace('/category/red');
    expect(shoppingPlace()).toBe('/');
    refused.mockRestore();
  });
});
