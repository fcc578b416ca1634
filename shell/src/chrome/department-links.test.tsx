import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendingRemotes, renderShop } from '../testing/make-shop.tsx';

/** A row of five, each 70 wide, in a place of 280. */
const lengths = (
  name: 'offsetLeft' | 'offsetWidth' | 'clientWidth',
  of: (it: HTMLElement) => number,
) =>
  jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
    return of(this);
  });

const open = async (path: string) => {
  lengths('offsetLeft', (it) => [...(it.parentElement?.children ?? [])].indexOf(it) * 70);
  lengths('offsetWidth', () => 70);
  lengths('clientWidth', () => 280);
  await act(
    async () =>
      void renderShop(<h1>Page</h1>, { remotes: pendingRemotes, at: `/it/eur/en${path}` }),
  );
  const row = screen.getByRole('navigation', { name: 'Departments' });
  const link = (name: string) => within(row).getByRole('link', { name });
  return { row, link, user: userEvent.setup() };
};

describe('the departments of the header', () => {
  afterEach(() => jest.restoreAllMocks());

  it('S2 show the current one', async () => {
    const { row, link } = await open('/category/offers');
    expect(link('Offers')).toHaveAttribute('aria-current', 'page');
    expect(row.scrollLeft).toBe(175);
  });

  it('S2 start with the first if none is current', async () => {
    const { row } = await open('/cart');
    expect(row.scrollLeft).toBe(0);
  });

  it('S2 show the one that the keyboard reaches', async () => {
    const { row, link, user } = await open('/cart');
    act(() => link('Accessories').focus());
    await user.tab();
    expect(link('Offers')).toHaveFocus();
    expect(row.scrollLeft).toBe(175);
  });
});
