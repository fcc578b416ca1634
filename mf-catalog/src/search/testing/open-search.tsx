import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@shop/contracts/routing';
import { createTestPage, inShop } from '@shop/contracts/testing';
import remote from '../../remote.ts';
import SearchBox from '../search-box.tsx';

const Place = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="place">{pathname + search}</output>;
};

/** The search as the header shows it, on a page below the market's prefix, in English. */
export const openSearch = async (path = '') => {
  const page = createTestPage();
  const user = userEvent.setup();
  const piece = (
    <>
      <SearchBox />
      <Place />
      <button>elsewhere</button>
    </>
  );
  const view = render(await inShop(piece, remote, page, path));
  const field = screen.getByLabelText<HTMLInputElement>('Search the shop');
  return {
    ...page,
    ...view,
    user,
    field,
    /** Focuses the field and waits for the suggestions. */
    enter: async () => {
      await user.click(field);
      await screen.findByRole('combobox');
    },
    options: () => screen.queryAllByRole('option').map((it) => it.textContent.trim()),
    active: () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
    place: () => screen.getByRole('status', { name: 'place' }).textContent,
  };
};
