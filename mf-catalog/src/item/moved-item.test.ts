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

describe('the address of an item', () => {
  it.each([
    ['without its name', '/product/BARBERA-ASTI-750'],
    ['with another name', '/product/BARBERA-ASTI-750/barbera'],
    ['in another case', '/product/BARBERA-ASTI-750/Barbera-D-Asti'],
  ])('SEO leads to the one with its name: %s', async (_, path) => {
    expect(await ask(path, wine)).toEqual(to('/product/BARBERA-ASTI-750/barbera-d-asti'));
  });

  it('SEO keeps its word and its query', async () => {
    expect(await ask('/single-product/BARBERA-ASTI-750', wine, '?ref=a%26b')).toEqual(
      to('/single-product/BARBERA-ASTI-750/barbera-d-asti?ref=a%26b'),
    );
    expect(await ask('/bundle/BUNDLE-APERITIVO/x', box)).toEqual(
      to('/bundle/BUNDLE-APERITIVO/aperitivo-box'),
    );
  });

  it('SEO is found with a code in lower case', async () => {
    expect(await ask('/product/barbera-asti-750/barbera-d-asti', null)).toEqual(
      to('/product/BARBERA-ASTI-750/barbera-d-asti'),
    );
    expect(await ask('/product/nothing', null)).toBeNull();
    expect(await ask('/product/NOTHING', null)).toBeNull();
  });

  it('S1 is where it is, however its letters are escaped', async () => {
    expect(await ask('/product/BARBERA%2DASTI-750/barbera-d-asti', wine)).toBeNull();
    expect(await ask('/bundle/BUNDLE-APERITIVO/aperitivo-box', box)).toBeNull();
  });

  it('S1 is not looked at in the browser, whose links are right', async () => {
    expect(await ask(undefined, wine)).toBeNull();
  });
});
