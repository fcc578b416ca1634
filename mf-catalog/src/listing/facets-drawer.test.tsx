import { Link, useLocation } from '@shop/contracts/routing';
import { inShop } from '@shop/contracts/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListingArg, ListingView } from './listing-api.ts';
import { UNFILTERED } from './listing-query.ts';
import remote from '../remote.ts';
import { makeWine } from '../testing/factories.ts';
import { resetCatalogue } from '../testing/fake-catalogue.ts';
import { createTestPage } from '../testing/test-page.tsx';
import { FacetsDrawer } from './facets-drawer.tsx';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-catalogue.ts'),
);

const answer: ListingView = {
  items: [],
  page: 1,
  pageCount: 1,
  pageSize: 24,
  total: 3,
  corrected: null,
  facets: {
    grape: [],
    region: [{ value: 'piemonte', count: 2 }],
    size: [],
    price: null,
    available: 3,
    offers: 0,
  },
};

beforeEach(() => {
  const alba = makeWine('Alba');
  resetCatalogue({
    items: [{ ...alba, metadata: { ...alba.metadata, facts: { region: 'piemonte' } } }],
  });
});

/** Each address has its own list, as in the shop. */
const Lists = () => {
  const { search, pathname } = useLocation();
  const category = pathname.endsWith('white') ? 'white' : 'red';
  const arg: ListingArg = { market: 'it-eur', locale: 'en', category, listing: UNFILTERED };
  return (
    <>
      <FacetsDrawer key={pathname + search} arg={arg} answer={answer} onRefine={() => undefined} />
      <Link to="/category/red?sort=price">same list</Link>
      <Link to="/category/white">another list</Link>
    </>
  );
};

const drawer = () => screen.queryByRole('dialog', { name: 'Filters' });
const piedmont = () => within(drawer() as HTMLElement).getByRole('checkbox', { name: /^Piedmont/ });

const choosePiedmont = async () => {
  render(await inShop(<Lists />, remote, createTestPage(), '/category/red'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(piedmont());
  return async (list: string) => {
    // The page behind the drawer does not load, but its address changes.
    const link = screen.getByRole('link', { name: list, hidden: true });
    await act(async () => link.click());
  };
};

describe('FacetsDrawer', () => {
  it('S2 stays open and keeps draft and focus when the previously requested list arrives', async () => {
    const arrive = await choosePiedmont();
    const before = piedmont();
    await arrive('same list');
    expect(before).not.toBeInTheDocument();
    expect(piedmont()).toBeChecked();
    expect(piedmont()).toHaveFocus();
  });

  it('S2 is closed on another list', async () => {
    const arrive = await choosePiedmont();
    await arrive('another list');
    expect(drawer()).not.toBeInTheDocument();
  });
});
