import type { PageContext } from '@shop/contracts/remote';
import { makeBundle, makeItem } from '../testing/factories.ts';
import { productOf } from './product.ts';
import { movedItem } from './moved-item.ts';

const wine = productOf(makeItem({ name: 'Barbera d’Asti', metadata: {} }), 'en');
const box = productOf(makeBundle(), 'en');

const ask = (path: string | undefined, found: typeof wine | null, search = '') => {
  const [, , code = ''] = path?.split('/') ?? [];
  const context = {
    path,
    prefix: '/it/eur/en',
    params: { code: decodeURIComponent(code) },
    query: new URLSearchParams(search),
  };
  const read = async (_: unknown, asked: string) =>
    ({ ok: true, value: asked === wine.code ? wine : null }) as const;
  return movedItem(context as unknown as PageContext, found, read);
};
const to = (location: string) => ({ status: 301, location: `/it/eur/en${location}` });

describe('the URL of an item', () => {
  it.each([
    ['without its name', '/product/BARBERA-ASTI-750'],
    ['with another name', '/product/BARBERA-ASTI-750/barbera'],
    ['in another case', '/product/BARBERA-ASTI-750/Barbera-D-Asti'],
  ])('SEO redirects to the URL with its name: %s', async (_, path) => {
    expect(await ask(path, wine)).toEqual(to('/product/BARBERA-ASTI-750/barbera-d-asti'));
  });

  it('SEO keeps the path word and the query', async () => {
    expect(await ask('/single-product/BARBERA-ASTI-750', wine, '?ref=a%26b')).toEqual(
      to('/single-product/BARBERA-ASTI-750/barbera-d-asti?ref=a%26b'),
    );
    expect(await ask('/bundle/BUNDLE-APERITIVO/x', box)).toEqual(
      to('/bundle/BUNDLE-APERITIVO/aperitivo-box'),
    );
  });

  it('SEO finds a code in lower case', async () => {
    expect(await ask('/product/barbera-asti-750/barbera-d-asti', null)).toEqual(
      to('/product/BARBERA-ASTI-750/barbera-d-asti'),
    );
    expect(await ask('/product/nothing', null)).toBeNull();
    expect(await ask('/product/NOTHING', null)).toBeNull();
  });

  it('S1 does not redirect a URL that differs only in its escapes', async () => {
    expect(await ask('/product/BARBERA%2DASTI-750/barbera-d-asti', wine)).toBeNull();
    expect(await ask('/bundle/BUNDLE-APERITIVO/aperitivo-box', box)).toBeNull();
  });

  it('S1 does not redirect in the browser, where links are canonical', async () => {
    expect(await ask(undefined, wine)).toBeNull();
  });
});
