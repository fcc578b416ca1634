import { ok } from '@shop/contracts/commerce';
import { readWishes, writeWishes } from '@shop/contracts/wish-list';
import { known } from '@shop/contracts/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeItem } from '../testing/factories.ts';
import { resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createTestPage } from '../testing/test-page.tsx';
import * as productPage from '../pages/product.ts';
import * as wishListPage from '../pages/wish-list.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const OWNER = 'CustAAAAAA';
const onPlatform = { wish_list: [{ kind: 'sku', code: 'VERDICCHIO-750', at: 1 }] };
const mockCustomer = async () => ok({ id: OWNER, metadata: onPlatform, addresses: [] });
jest.mock('../../../shared-contracts/commerce/customer/customer.ts', () => ({
  ...jest.requireActual<object>('../../../shared-contracts/commerce/customer/customer.ts'),
  retrieveCustomer: () => mockCustomer,
}));

const open = async (page: typeof wishListPage | typeof productPage, ownerId?: string) => {
  const shop = createTestPage();
  shop.store.dispatch(
    known(ownerId ? { kind: 'customer', ownerId, email: 'a@b.it' } : { kind: 'anonymous' }),
  );
  const opened = await openPage(page, { params: { code: 'BARBERA-ASTI-750' }, page: shop });
  render(opened.element);
  return { ...opened, user: userEvent.setup() };
};
const titles = async () => {
  const [list] = await screen.findAllByRole('list');
  return within(list as HTMLElement)
    .getAllByRole('heading')
    .map((it) => it.textContent);
};

beforeEach(() => {
  localStorage.clear();
  resetShelf();
  resetCatalogue({
    items: [makeItem(), makeItem({ code: 'VERDICCHIO-750', name: 'Verdicchio', metadata: {} })],
  });
});

describe('wish list', () => {
  it('S1 adds the item of a page, shows a toast, and removes it', async () => {
    const { user, events } = await open(productPage);
    const toasts = jest.fn();
    events.on('toast', toasts);
    await user.click(screen.getByRole('button', { name: 'Add to wish list' }));
    const remove = await screen.findByRole('button', { name: 'Remove from wish list' });
    expect(readWishes().wishes).toMatchObject([{ kind: 'sku', code: 'BARBERA-ASTI-750' }]);
    expect(toasts).toHaveBeenCalledWith(
      expect.objectContaining({ action: expect.objectContaining({ label: 'View wish list' }) }),
    );
    await user.click(remove);
    expect(await screen.findByRole('button', { name: 'Add to wish list' })).toBeVisible();
    expect(readWishes().wishes).toEqual([]);
  });

  it('shows an empty state with a link to the shop', async () => {
    await open(wishListPage);
    expect(screen.getByRole('heading', { name: 'Your wish list is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
  });

  it('S15 offers login in a dialog to guests only', async () => {
    const { user, events } = await open(wishListPage);
    const opened = jest.fn();
    events.on('modal:open', opened);
    await user.click(screen.getByRole('button', { name: 'Log in to find it on every device' }));
    expect(opened).toHaveBeenCalledWith({ name: 'auth', props: {} });
    cleanup();
    await open(wishListPage, OWNER);
    expect(screen.queryByRole('button', { name: /Log in/ })).not.toBeInTheDocument();
  });

  it('shows a guest’s items newest first, each with a buy button, and the number not sold here', async () => {
    const wishes = ['BARBERA-ASTI-750', 'VERDICCHIO-750', 'GONE'].map((code, at) => ({
      kind: 'sku' as const,
      code,
      at,
    }));
    writeWishes({ owner: null, wishes: wishes.toReversed() });
    const { user, events } = await open(wishListPage);
    const toasts = jest.fn();
    events.on('toast', toasts);
    expect(await screen.findByText(/cart box BARBERA-ASTI-750/)).toBeVisible();
    expect(await titles()).toEqual(['Verdicchio', 'Barbera d’Asti']);
    expect(screen.getByText('1 item of your list is not sold in this country.')).toBeVisible();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Remove from wish list.*Verdicchio/ }));
    expect(await titles()).toEqual(['Barbera d’Asti']);
    expect(toasts).toHaveBeenCalledWith({ message: 'Verdicchio is no longer on your wish list' });
    // The pressed button is gone: the keyboard stays in the list.
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(
      screen.getByRole('button', { name: /^Remove from wish list.*Barbera/ }),
    );
  });

  it('T5 shows a customer’s list as stored by the platform', async () => {
    await open(wishListPage, OWNER);
    expect(await screen.findByText(/cart box VERDICCHIO-750/)).toBeVisible();
    expect(readWishes().owner).toBe(OWNER);
  });

  it('T3 shows a customer’s list only to that customer', async () => {
    const wish = { kind: 'sku', code: 'VERDICCHIO-750', at: 1 } as const;
    writeWishes({ owner: OWNER, wishes: [wish] });
    const { store } = await open(wishListPage);
    expect(screen.getByRole('heading', { name: 'Your wish list is empty' })).toBeVisible();
    act(() => void store.dispatch(known({ kind: 'customer', ownerId: OWNER, email: 'a@b.it' })));
    expect(await screen.findByText(/cart box VERDICCHIO-750/)).toBeVisible();
  });
});
