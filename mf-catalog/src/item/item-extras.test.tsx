import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { euros, level, makeItem, makeWine } from '../testing/factories.ts';
import { resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createFilledPage, createTestPage } from '../testing/test-page.tsx';
import * as productPage from '../pages/product.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const barbera = { params: { code: 'BARBERA-ASTI-750' } };
const openProduct = async (address: Parameters<typeof openPage>[1] = barbera) => {
  const opened = await openPage(productPage, address);
  return { ...opened, view: render(opened.element), user: userEvent.setup() };
};
const half = () =>
  makeItem({
    code: 'BARBERA-ASTI-375',
    price: euros(890),
    metadata: {
      categories: ['red'],
      facts: { size_ml: 375, producer: 'Cascina Orsarola' },
    },
  });

beforeEach(() => {
  resetCatalogue({ items: [makeItem()] });
  resetShelf();
});

describe('product page', () => {
  it('has a slot for other teams below the facts, which knows the item', async () => {
    const page = createFilledPage('product:below-facts');
    const { view } = await openProduct({ ...barbera, page });
    const item = { kind: 'sku', code: 'BARBERA-ASTI-750', itemName: makeItem().name };
    expect(screen.getByText(`fill ${JSON.stringify(item)}`)).toBeVisible();
    expect(view.container.querySelector('[data-region="AccountOffer"]')).toHaveAttribute(
      'data-team',
      'account',
    );
  });

  it('S1 shows the saving as text', async () => {
    resetCatalogue({ items: [makeItem({ compareAt: euros(1900) })] });
    await openProduct({ ...barbera, page: createTestPage('en', 'US') });
    expect(screen.getByText('You save 23%')).toBeVisible();
  });

  it('S1 shows the total for the selected quantity at the bottom of the screen', async () => {
    const { user } = await openProduct();
    const atFoot = () => screen.getByRole('button', { name: 'Add to cart' }).parentElement;
    expect(atFoot()).toHaveTextContent(/^€14.50/);
    await user.click(screen.getByRole('button', { name: 'Six pieces' }));
    expect(atFoot()).toHaveTextContent(/^€87.00/);
  });

  it('M8 shows the arrival dates in machine-readable form', async () => {
    resetCatalogue({ items: [makeItem({ levels: [level(40, 2, 3)] })] });
    await openProduct();
    const line = screen.getByText(/Arrives between/);
    const days = [...line.querySelectorAll('time')].map((it) => it.dateTime);
    expect(days).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.anything()]);
    expect(Date.parse(days[1] ?? '') - Date.parse(days[0] ?? '')).toBe(24 * 3600 * 1000);
  });

  it('M8 leaves the dates to the browser: a cached page may be a day old', async () => {
    const { element } = await openPage(productPage, barbera);
    expect(renderToString(element)).not.toContain('<time');
  });

  it('S1 links to the other sizes, each with its own page', async () => {
    resetCatalogue({ items: [makeItem(), half()] });
    await openProduct();
    const sizes = screen.getByRole('navigation', { name: 'Sizes' });
    expect(within(sizes).getByRole('link')).toHaveAttribute(
      'href',
      '/it/eur/en/single-product/BARBERA-ASTI-375/barbera-d-asti',
    );
    expect(within(sizes).getByText('0.75 l').closest('[aria-current=page]')).not.toBeNull();
  });

  it('S1 shows a sold-out size without its price', async () => {
    resetCatalogue({ items: [makeItem(), { ...half(), stock: 0 }] });
    await openProduct();
    const sizes = screen.getByRole('navigation', { name: 'Sizes' });
    expect(within(sizes).getByRole('link')).toHaveTextContent('0.375 lSold out');
    expect(within(sizes).queryByText('€8.90')).not.toBeInTheDocument();
  });

  it('S1 recommends by the index: same grape and similar price first, never the item itself', async () => {
    const [near, far] = [makeWine('Near'), makeWine('Far', { price: euros(9000) })];
    resetShelf({ index: { 'it-eur': [makeItem(), far, near] } });
    await openProduct();
    const related = screen.getByRole('region', { name: 'You may also like' });
    expect(
      within(related)
        .getAllByRole('heading', { level: 3 })
        .map((it) => it.textContent),
    ).toEqual(['Near', 'Far']);
  });

  it('A1 sends select_item with list and position', async () => {
    resetShelf({ index: { 'it-eur': [makeItem(), makeWine('Near'), makeWine('Next')] } });
    const { analytics, user } = await openProduct();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(analytics).toContainEqual({
      name: 'select_item',
      params: expect.objectContaining({
        item_list_name: 'related',
        items: [expect.objectContaining({ item_id: 'NEXT', index: 1 })],
      }),
    });
  });

  it('A1 sends view_item once, even if React runs every effect twice', async () => {
    const { element, analytics } = await openPage(productPage, barbera);
    render(<StrictMode>{element}</StrictMode>);
    expect(analytics.filter((it) => it.name === 'view_item')).toHaveLength(1);
  });

  it('S1 offers a back-in-stock mail for a sold-out item and validates the address', async () => {
    resetCatalogue({ items: [makeItem({ stock: 0 })] });
    const { user } = await openProduct();
    await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    const field = await screen.findByRole('textbox', { name: 'E-mail address' });
    await user.type(field, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(field).toHaveAccessibleDescription(/valid e-mail address/);
    expect(field).toHaveFocus();
  });

  it('S1 offers no back-in-stock mail for an available item', async () => {
    await openProduct();
    expect(
      screen.queryByRole('button', { name: 'Tell me when it is back' }),
    ).not.toBeInTheDocument();
  });
});

describe('an item missing in this market', () => {
  it('S13 shows its name and the markets that sell it', async () => {
    const taurasi = makeWine('Taurasi');
    resetCatalogue();
    resetShelf({ markets: { TAURASI: ['de-eur', 'ch-chf'] }, index: { 'de-eur': [taurasi] } });
    const { result } = await openProduct({ params: { code: 'TAURASI' } });
    expect(result).toMatchObject({ status: 404, head: { robots: 'noindex' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Taurasi is not sold in this country: Italy',
    );
    expect(screen.getByRole('link', { name: /Germany/ })).toHaveAttribute(
      'href',
      '/de/eur/en/product/TAURASI/taurasi',
    );
  });

  it('S13 suggests items with a similar code', async () => {
    resetShelf({ index: { 'it-eur': [makeWine('Barolo')] } });
    await openProduct({ params: { code: 'BAROLO-9' } });
    const alike = screen.getByRole('region', { name: 'Were you looking for one of these?' });
    expect(within(alike).getByRole('link', { name: 'Barolo' })).toBeVisible();
  });
});
