import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactElement } from 'react';
import type { CountryCode } from '@shop/contracts/market';
import { useLocation } from '@shop/contracts/routing';
import { inShop } from '@shop/contracts/testing';
import { cardOf } from './card.ts';
import remote from '../remote.ts';
import { BOTTLES, makeItem, makeWine } from '../testing/factories.ts';
import { createTestPage } from '../testing/test-page.tsx';
import { CardGrid } from './card-grid.tsx';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-catalogue.ts'),
);

const cards = ['Barolo', 'Chianti'].map((name) => cardOf(makeWine(name), 'en'));

const show = async (grid: ReactElement, country: CountryCode = 'IT') => {
  const page = createTestPage('en', country);
  const view = render(<StrictMode>{await inShop(grid, remote, page)}</StrictMode>);
  return { view, analytics: page.analytics, events: page.events, user: userEvent.setup() };
};

describe('CardGrid', () => {
  it('S2 T7 each card has a button that asks the cart for one unit', async () => {
    const { events, user } = await show(<CardGrid cards={cards} list="home:new" heading="h2" />);
    const asked: string[] = [];
    events.on('cart:add', ({ kind, code, price }) => asked.push(`${kind} ${code} ${price?.cents}`));
    const button = screen.getByRole('button', { name: 'Add Chianti to cart' });
    expect(button).toHaveAttribute('data-adds-to-cart');
    await user.click(button);
    expect(asked).toEqual(['sku CHIANTI 1450']);
  });

  describe('pressed before the cart is ready', () => {
    const press = async () => {
      const page = createTestPage();
      const path = { current: '' };
      const Path = () => {
        path.current = useLocation().pathname;
        return null;
      };
      const grid = (
        <>
          <CardGrid cards={cards} list="home:new" heading="h2" />
          <Path />
        </>
      );
      render(await inShop(grid, remote, page));
      jest.useFakeTimers();
      const button = screen.getByRole('button', { name: 'Add Chianti to cart' });
      fireEvent.click(button);
      fireEvent.click(button);
      expect(button).toHaveAttribute('data-kept');
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      return { events: page.events, path, button, pass };
    };
    afterEach(() => jest.useRealTimers());

    it('S2 T7 waits for the cart and asks once', async () => {
      const { events, path, button, pass } = await press();
      const before = path.current;
      await pass(1000);
      const asked: string[] = [];
      events.on('cart:add', ({ code }) => asked.push(code));
      await pass(200);
      expect(asked).toEqual(['CHIANTI']);
      expect(button).not.toHaveAttribute('data-kept');
      await pass(20_000);
      expect(asked).toHaveLength(1);
      expect(path.current).toBe(before);
    });

    it('S2 opens the item page if the cart does not load', async () => {
      const { path, pass } = await press();
      await pass(6000);
      expect(path.current).toMatch(/\/product\/CHIANTI/);
    });
  });

  it('S2 has no button for an item that cannot be bought', async () => {
    const soldOut = { ...cards[0]!, availability: { kind: 'sold-out' } as const };
    const unpriced = { ...cards[1]!, price: null };
    await show(<CardGrid cards={[soldOut, unpriced]} list="home:new" heading="h2" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('A1 reports a list once, even if React runs every effect twice', async () => {
    const { analytics } = await show(<CardGrid cards={cards} list="home:new" heading="h2" />);
    const items = [
      {
        item_id: 'BAROLO',
        item_name: 'Barolo',
        price: 14.5,
        item_list_name: 'home:new',
        index: 0,
      },
      {
        item_id: 'CHIANTI',
        item_name: 'Chianti',
        price: 14.5,
        item_list_name: 'home:new',
        index: 1,
      },
    ];
    expect(analytics).toEqual([
      {
        name: 'view_item_list',
        params: { currency: 'EUR', item_list_name: 'home:new', items },
      },
    ]);
  });

  it('S2 shows the price per liter beside the price, if it has one', async () => {
    const [wine] = cards;
    const glass = cardOf(makeItem({ code: 'GLASS', name: 'Glass', metadata: {} }), 'en');
    await show(<CardGrid cards={[wine!, glass]} list="search" heading="h2" />);
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('€14.50 €19.33/l');
    expect(second).toHaveTextContent('€14.50');
    expect(second).not.toHaveTextContent('/l');
  });

  it.each([
    ['DE', '€14.50 €19.33/l plus €0.15 deposit MEHRWEG'],
    ['IT', '€14.50 €19.33/l'],
  ] as const)('L5 in %s shows the deposit below the price: %s', async (country, said) => {
    const water = cardOf(makeWine('Nivale', { containers: BOTTLES.refillable }), 'en');
    await show(<CardGrid cards={[water]} list="search" heading="h2" />, country);
    expect(screen.getByRole('article')).toHaveTextContent(said);
    expect(screen.queryAllByText(/deposit|MEHRWEG/)).toHaveLength(country === 'DE' ? 2 : 0);
  });

  it('L5 does not offer an item that is not declared in the country', async () => {
    const water = cardOf(makeWine('Nivale', { containers: BOTTLES.undeclared }), 'en');
    await show(<CardGrid cards={[water]} list="search" heading="h2" />, 'AT');
    expect(screen.getByRole('article')).toHaveTextContent('Not sold in this country');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('A1 reports the selected item with its position in the whole list', async () => {
    const { analytics, user } = await show(
      <CardGrid cards={cards} list="search" heading="h2" before={24} />,
    );
    await user.click(screen.getByRole('link', { name: 'Chianti' }));
    expect(analytics.at(-1)).toEqual({
      name: 'select_item',
      params: {
        currency: 'EUR',
        item_list_name: 'search',
        items: [
          {
            item_id: 'CHIANTI',
            item_name: 'Chianti',
            price: 14.5,
            item_list_name: 'search',
            index: 25,
          },
        ],
      },
    });
  });

  it('A1 does not report an empty list', async () => {
    const { analytics } = await show(<CardGrid cards={[]} list="search" heading="h2" />);
    expect(analytics).toEqual([]);
  });
});
