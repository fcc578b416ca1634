import { openRoutes } from '@shop/contracts/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { euros, makeWine } from '../testing/factories.ts';
import { catalogue, resetCatalogue } from '../testing/fake-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createTestPage } from '../testing/test-page.tsx';
import * as categoryPage from './category.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-catalogue.ts'),
);

const wine = (name: string, facts: object, its: Parameters<typeof makeWine>[1] = {}) => {
  const item = makeWine(name, its);
  return { ...item, metadata: { ...item.metadata, facts } };
};

const open = (address = '/category/red') => openRoutes(remote, createTestPage(), address);
const cards = () =>
  screen
    .getAllByRole('article')
    .map((it) => within(it).getByRole('heading', { level: 2 }).textContent);
const facet = (name: string) => screen.getByRole('group', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const box = (group: string, name: string) =>
  within(facet(group)).getByRole('checkbox', { name: new RegExp(`^${name}`) });

beforeEach(() =>
  resetCatalogue({
    items: [
      wine('Alba', { grape: 'barbera', region: 'piemonte', size_ml: 750 }, { price: euros(1000) }),
      wine(
        'Bric',
        { grape: 'nebbiolo', region: 'piemonte', size_ml: 1500 },
        { price: euros(4250) },
      ),
      wine(
        'Cima',
        { grape: 'corvina', region: 'veneto', size_ml: 750 },
        { price: euros(2000), compareAt: euros(2500), stock: 0 },
      ),
    ],
  }),
);

describe('facets of a category', () => {
  it('S2 shows each value with its number of items', async () => {
    await open();
    expect(await screen.findByText('3 products')).toBeVisible();
    expect(box('Region', 'Piedmont')).toHaveAccessibleName('Piedmont 2');
    expect(box('Region', 'Veneto')).toHaveAccessibleName('Veneto 1');
    expect(box('Size', '0.75 l')).toHaveAccessibleName('0.75 l 2');
    expect(box('Show only', 'In stock')).toHaveAccessibleName('In stock 2');
    expect(box('Show only', 'Offers')).toHaveAccessibleName('Offers 1');
  });

  it('S2 offers price ranges to select, beside the typed one', async () => {
    const { user, at } = await open();
    await screen.findByText('3 products');
    expect(box('Price in €', '€10 – €20')).toHaveAccessibleName('€10 – €20 2');
    await user.click(box('Price in €', 'From €20'));
    expect(at.path).toBe('/category/red?price=2000-');
    expect(box('Price in €', 'From €20')).toBeChecked();
    await user.click(box('Price in €', 'From €20'));
    expect(at.path).toBe('/category/red');
  });

  it('S2 offers colors if there is more than one', async () => {
    await open();
    await screen.findByText('3 products');
    expect(screen.queryByRole('group', { name: 'Colour' })).toBeNull();
    catalogue.items = [wine('Alba', { colour: 'red' }), wine('Bric', { colour: 'white' })];
    const { user, at } = await open('/category/wine?sort=best-selling');
    await user.click(await screen.findByRole('checkbox', { name: 'White wine 1' }));
    expect(at.path).toBe('/category/wine?colour=white&sort=best-selling');
  });

  it('S2 labels a color that has no category by its key', async () => {
    catalogue.items = [wine('Alba', { colour: 'red' }), wine('Bric', { colour: 'orange' })];
    await open('/category/wine');
    expect(await screen.findByRole('checkbox', { name: 'Orange 1' })).toBeVisible();
  });

  it('S2 shows the average rating of an item', async () => {
    const [first] = catalogue.items;
    catalogue.items = [{ ...first!, rating: { average: 4.3, count: 7 } }];
    await open('/category/red?sort=best-rated');
    expect(await screen.findByText('★ 4.3 · 7 reviews')).toBeVisible();
    expect(link('Best rated')).toHaveAttribute('aria-current', 'true');
  });

  it('S2 navigates to the filtered list at once and announces its count', async () => {
    const { user, at } = await open();
    await screen.findByText('3 products');
    await user.click(box('Region', 'Piedmont'));
    expect(box('Region', 'Piedmont')).toBeChecked();
    expect(at.path).toBe('/category/red?region=piemonte');
    expect(await screen.findAllByText('2 products')).not.toHaveLength(0);
    expect(screen.getByText('2 products', { selector: '[role=status]' })).toBeInTheDocument();
    expect(cards()).toEqual(['Alba', 'Bric']);
    // The counts of a facet ignore its own filter, but not those of other facets.
    expect(box('Region', 'Veneto')).toHaveAccessibleName('Veneto 1');
    expect(within(facet('Grape')).queryByRole('checkbox', { name: /Corvina/ })).toBeNull();
  });

  it('S2 keeps the focus on the selected value', async () => {
    const { user } = await open();
    await screen.findByText('3 products');
    await user.click(box('Region', 'Piedmont'));
    await screen.findAllByText('2 products');
    expect(box('Region', 'Piedmont')).toHaveFocus();
  });

  it.each([
    ['a value', () => box('Region', 'Veneto')],
    ['the link to the list without a value', () => link('Remove filter: Veneto')],
    ['the link to the list without a price', () => link(/^Remove filter: .*€/)],
    ['the link to the list without filters', () => link('Clear all')],
    ['an order', () => link('Name')],
  ])('S2 hands the focus of %s to the page that replaces it', async (_, control) => {
    const { element } = await openPage(categoryPage, {
      params: { category: 'red' },
      search: '?region=veneto&region=piemonte&price=1000-5000',
    });
    const view = render(<div key="old">{element}</div>);
    control().focus();
    const old = document.activeElement;
    view.rerender(<div key="new">{element}</div>);
    expect(old).not.toBeInTheDocument();
    expect(control()).toHaveFocus();
  });

  it('S2 hands half-typed input to the page that replaces it', async () => {
    const { element } = await openPage(categoryPage, { params: { category: 'red' } });
    const view = render(<div key="old">{element}</div>);
    const to = () => screen.getByRole('textbox', { name: 'To' });
    await userEvent.setup().type(to(), '30');
    view.rerender(<div key="new">{element}</div>);
    expect(to()).toHaveValue('30');
    expect(to()).toHaveFocus();
  });

  it('A1 a list whose page is replaced by another counts as one view', async () => {
    const { element, analytics } = await openPage(categoryPage, { params: { category: 'red' } });
    const view = render(<div key="old">{element}</div>);
    view.rerender(<div key="new">{element}</div>);
    expect(analytics.filter(({ name }) => name === 'view_item_list')).toHaveLength(1);
    view.unmount();
    await act(async () => undefined);
    render(element);
    expect(analytics.filter(({ name }) => name === 'view_item_list')).toHaveLength(2);
  });

  it('S2 filters by price in the market’s currency', async () => {
    const { user, at } = await open();
    await screen.findByText('3 products');
    const price = facet('Price in €');
    const from = within(price).getByRole('textbox', { name: 'From' });
    expect(from).toHaveAttribute('placeholder', '10');
    expect(within(price).getByRole('textbox', { name: 'To' })).toHaveAttribute('placeholder', '43');
    await user.type(from, '20{Enter}');
    expect(at.path).toBe('/category/red?price=2000-');
    await screen.findAllByText('2 products');
    await user.type(within(facet('Price in €')).getByRole('textbox', { name: 'To' }), '30.5');
    await user.tab();
    expect(at.path).toBe('/category/red?price=2000-3050');
    await screen.findAllByText('1 product');
    expect(cards()).toEqual(['Cima']);
  });

  it('S2 M7 keeps an invalid price with an error, and does not navigate', async () => {
    const { user, at } = await open();
    await screen.findByText('3 products');
    const from = within(facet('Price in €')).getByRole('textbox', { name: 'From' });
    await user.type(from, '1.250{Enter}');
    expect(from).toBeInvalid();
    expect(from).toHaveAccessibleDescription('Please enter an amount, such as 12.50');
    expect(from).toHaveValue('1.250');
    expect(at.path).toBe('/category/red');
    await user.clear(from);
    await user.type(from, '12,50{Enter}');
    expect(at.path).toBe('/category/red?price=1250-');
  });

  it('S2 shows active filters as links to the list without them', async () => {
    const { user, at } = await open('/category/red?region=piemonte&price=-3000&available=1');
    const chips = await screen.findByRole('list', { name: 'Active filters' });
    expect(
      within(chips)
        .getAllByRole('link')
        .map((it) => it.textContent),
    ).toEqual(['Piedmont', 'Up to €30', 'In stock', 'Clear all']);
    await user.click(within(chips).getByRole('link', { name: 'Remove filter: Piedmont' }));
    expect(at.path).toBe('/category/red?price=-3000&available=1');
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(at.path).toBe('/category/red');
    expect(await screen.findAllByText('3 products')).not.toHaveLength(0);
  });

  it('S2 offers the list without filters if nothing matches', async () => {
    const { user, at } = await open('/category/red?region=veneto&available=1');
    expect(
      await screen.findByRole('heading', { name: 'No product matches all these filters' }),
    ).toBeVisible();
    const [, clear] = screen.getAllByRole('link', { name: 'Clear all' });
    await user.click(clear!);
    expect(at.path).toBe('/category/red');
  });

  it('S2 updates the count with every choice in the drawer and navigates when it closes', async () => {
    const { user, at } = await open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = screen.getByRole('dialog', { name: 'Filters' });
    const choice = (name: RegExp) => within(drawer).getByRole('checkbox', { name });
    await user.click(choice(/^Piedmont/));
    await user.click(choice(/^0.75/));
    expect(at.path).toBe('/category/red');
    const show = await within(drawer).findByRole('button', {
      name: 'Show 1 product',
      hidden: true,
    });
    await user.click(show);
    expect(at.path).toBe('/category/red?region=piemonte&size=750');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
  });

  it('S2 redirects the form submitted without JavaScript to the list’s address', async () => {
    const { result } = await openPage(categoryPage, {
      params: { category: 'red' },
      search: '?region=piemonte&price_from=10&price_to=&sort=price',
    });
    expect(result).toEqual({
      status: 302,
      location: '/it/eur/en/category/red?region=piemonte&price=1000-&sort=price',
    });
    expect(catalogue.listings).toEqual([]);
  });

  it('S2 does not change while another page loads', async () => {
    const { element } = await openPage(categoryPage, {
      params: { category: 'red' },
      search: '?region=veneto',
    });
    render(element);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Cima' }));
    expect(screen.getByText('1 product')).toBeVisible();
    expect(box('Region', 'Veneto')).toBeChecked();
    expect(catalogue.listings).toHaveLength(1);
  });

  it('S2 keeps the current list until the next page replaces it', async () => {
    const { element } = await openPage(categoryPage, {
      params: { category: 'red' },
      path: '/category/red',
    });
    const view = render(element);
    const [first] = screen.getAllByRole('article');
    await userEvent.setup().click(link('Price, highest'));
    await act(async () => undefined);
    expect(link('Price, highest')).toHaveAttribute('aria-current', 'true');
    expect(view.container.querySelector('[aria-busy]')).toContainElement(first!);
    expect(cards()).toEqual(['Alba', 'Bric', 'Cima']);
    expect(catalogue.listings).toHaveLength(1);
  });
});
