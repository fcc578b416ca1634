import { render, screen } from '@testing-library/react';
import { createPath, OwnLocation, useLocation, usePageQuery, type Location } from './index.ts';
import { MemoryRouter } from './routers.ts';

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
  it('keeps its own location while the URL is that of the next page', () => {
    expect(place('/account/orders', at('/account/login', '?next=%2Faccount%2Forders'))).toBe(
      '/account/login?next=%2Faccount%2Forders',
    );
  });

  it('follows the URL at once if only the query changes', () => {
    expect(place('/category/wine?grape=barbera', at('/category/wine'))).toBe(
      '/category/wine?grape=barbera',
    );
  });

  it('S2 keeps its query until the next page replaces it', () => {
    place('/category/wine?page=2', at('/category/wine', '?page=1'));
    expect(screen.getByRole('status')).toHaveTextContent('page=1');
  });
});
