import { storeText } from '@shop/contracts/testing/storage';
import { lastCatalogPath, rememberCatalogPath } from './last-catalog-path.ts';

beforeEach(() => sessionStorage.clear());

describe('lastCatalogPath', () => {
  it.each(['/category/red?grape=barbera', '/product/BARBERA', '/bundle/MARE', '/search?q=gavi'])(
    'S5 remembers a catalog page with its query: %s',
    (path) => {
      rememberCatalogPath(path);
      expect(lastCatalogPath()).toBe(path);
    },
  );

  it.each(['/', '/cart', '/checkout/address', '/account', '//evil.example', '/products'])(
    'S5 is unchanged by %s',
    (path) => {
      rememberCatalogPath('/category/red');
      rememberCatalogPath(path);
      expect(lastCatalogPath()).toBe('/category/red');
    },
  );

  it.each(['//evil.example/category', 'javascript:alert(1)', '/account/logout', ''])(
    'E5 is the home page if storage holds something else: %s',
    (content) => {
      storeText('lastCatalogPath', JSON.stringify(content));
      expect(lastCatalogPath()).toBe('/');
    },
  );

  it('E5 is the home page if storage is blocked', () => {
    const refused = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    rememberCatalogPath('/category/red');
    expect(lastCatalogPath()).toBe('/');
    refused.mockRestore();
  });
});
