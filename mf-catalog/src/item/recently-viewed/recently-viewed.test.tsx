import { act, render, screen, within } from '@testing-library/react';
import { storeText } from '@shop/contracts/testing/storage';
import { makeBundle, makeItem } from '../../testing/factories.ts';
import { resetCatalogue } from '../../testing/fake-catalogue.ts';
import { resetShelf } from '../../testing/fake-item-catalogue.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as productPage from '../../pages/product.ts';
import { recordView } from './recently-viewed.tsx';
import { parseViewedItems } from './recently-viewed-items.tsx';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../../testing/fake-item-catalogue.ts'),
);

/** Triggers the page's intersection observer. */
let comeNear: () => void;

beforeEach(() => {
  localStorage.clear();
  resetShelf();
  resetCatalogue({
    items: [
      makeItem(),
      { ...makeItem(), code: 'VERDICCHIO-750', name: 'Verdicchio', metadata: {} },
      { ...makeItem(), code: 'NIVALE-750', name: 'Nivale', metadata: {} },
    ],
    bundles: [makeBundle()],
  });
  comeNear = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      comeNear = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});

const open = async (code: string) => {
  const { element } = await openPage(productPage, { params: { code } });
  return render(element);
};
const region = () => screen.queryByRole('region', { name: 'Recently viewed' });

describe('recently viewed items', () => {
  it('S1 are shown last first, without the current item, when scrolled near', async () => {
    for (const code of ['VERDICCHIO-750', 'NIVALE-750', 'BARBERA-ASTI-750'])
      (await open(code)).unmount();
    await open('VERDICCHIO-750');
    expect(region()).not.toBeInTheDocument();
    await act(async () => comeNear());
    const seen = within(await screen.findByRole('region', { name: 'Recently viewed' }));
    const names = await seen.findAllByRole('heading', { level: 3 });
    expect(names.map((it) => it.textContent)).toEqual(['Barbera d’Asti', 'Nivale']);
  });

  it('S1 leave no section if nothing was viewed or the market sells none of it', async () => {
    await open('BARBERA-ASTI-750');
    expect(region()).not.toBeInTheDocument();
    storeText('seen', 'sku GONE-750');
    await open('VERDICCHIO-750');
    await act(async () => comeNear());
    await act(async () => undefined);
    expect(region()).not.toBeInTheDocument();
  });

  it.each(['', '{}', '["sku A"]', 'gift X', 'sku A\u0000B', `sku ${'x'.repeat(200)}`])(
    'E5 ignores the line %j',
    (line) => expect(parseViewedItems([line, 'bundle B'])).toEqual([{ kind: 'bundle', code: 'B' }]),
  );

  it('E5 stores nine unique items, and does not throw if storage is blocked', () => {
    for (const at of Array.from({ length: 12 }, (_, it) => it % 10)) recordView(`sku WINE-${at}`);
    const others = recordView('sku WINE-1');
    expect(others.slice(0, 2)).toEqual(['sku WINE-0', 'sku WINE-9']);
    expect(others).toHaveLength(8);
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(recordView('sku WINE-1')).toEqual([]);
    setItem.mockRestore();
  });
});
