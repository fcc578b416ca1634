import { render, screen } from '@testing-library/react';
import {
  createPath,
  MemoryRouter,
  OwnLocation,
  useLocation,
  usePageQuery,
  type Location,
} from './index.ts';

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'shown',
  mask: undefined,
});
const Place = () => <p>{createPath(useLocation())}</p>;
const Query = () => <output>{usePageQuery().toString()}</output>;
const place = (address: string, shown: Location) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <OwnLocation location={shown}>
        <Place />
        <Query />
      </OwnLocation>
    </MemoryRouter>,
  );
  return screen.getByRole('paragraph').textContent;
};

describe('the location of a page on view', () => {
  it('stays its own while the address is that of the page to come', () => {
    expect(place('/account/orders', at('/account/login', '?next=%2Faccount%2Forders'))).toBe(
      '/account/login?next=%2Faccount%2Forders',
    );
  });

  it('follows the address at once where only the query changes', () => {
    expect(place('/category/wine?grape=barbera', at('/category/wine'))).toBe(
      '/category/wine?grape=barbera',
    );
  });

  it('S2 keeps the query it is shown for until the page of the next one takes its place', () => {
    place('/category/wine?page=2', at('/category/wine', '?page=1'));
    expect(screen.getByRole('status')).toHaveTextContent('page=1');
  });
});
