import { render, screen } from '@testing-library/react';
import { makeBundle, makeItem } from '../testing/factories.ts';
import { resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createTestPage } from '../testing/test-page.tsx';
import * as bundlePage from '../pages/bundle.ts';
import * as productPage from '../pages/product.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const HEALTH = /L’abus d’alcool est dangereux pour la santé, à consommer avec modération\./;
const MINORS = /La vente d’alcool à des mineurs de moins de 18\sans est interdite\./;
const DELIVERY = /Der Zusteller prüft .* nur einer Person ab 16\sJahren aus\./;

const wine = makeItem();
const water = makeItem({ metadata: { facts: { size_ml: 750 } } });
const openItem = async (
  item: typeof wine,
  ...[locale, country]: Parameters<typeof createTestPage>
) => {
  resetCatalogue(item.kind === 'bundle' ? { bundles: [item] } : { items: [item] });
  resetShelf();
  const page = createTestPage(locale, country);
  const module = item.kind === 'bundle' ? bundlePage : productPage;
  render((await openPage(module, { params: { code: item.code }, page })).element);
};

describe('wording about alcohol of an item', () => {
  it('S7 warns in France of the abuse, and of the sale to minors', async () => {
    await openItem(wine, 'fr', 'FR');
    expect(screen.getByText(HEALTH)).toBeVisible();
    expect(screen.getByText(MINORS)).toBeVisible();
  });

  it('S7 states in Germany that the age is checked at delivery', async () => {
    await openItem(wine, 'de', 'DE');
    expect(screen.getByText(DELIVERY)).toBeVisible();
  });

  it('S7 holds for a bundle with a wine in it', async () => {
    const [part] = makeBundle().parts;
    await openItem(makeBundle({ parts: [{ ...part!, metadata: wine.metadata }] }), 'fr', 'FR');
    expect(screen.getByText(HEALTH)).toBeVisible();
  });

  it.each([
    ['for water', water, 'fr', 'FR'],
    ['in countries that require none', wine, 'fr', 'IT'],
  ] as const)('S7 is absent %s', async (_, item, locale, country) => {
    await openItem(item, locale, country);
    expect(screen.queryByText(HEALTH)).not.toBeInTheDocument();
  });
});
