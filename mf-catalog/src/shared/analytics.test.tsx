import { MemoryRouter, useLocation, useNavigate } from '@shop/contracts/routing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { euros } from '../testing/factories.ts';
import { analyticsItemOf, useOncePerView } from './analytics.ts';

const CARDS = 'related A B C D';

const List = ({ told }: { told: string[] }) => {
  const { pathname } = useLocation();
  useOncePerView(CARDS, () => told.push(pathname));
  return null;
};

/** A page in the place of the one before it: every entry of the history mounts its own. */
const Page = ({ told }: { told: string[] }) => {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <List key={key} told={told} />
      {['/a', '/b', '/a?sort=price'].map((to) => (
        <button key={to} onClick={() => void navigate(to)}>
          {to}
        </button>
      ))}
    </>
  );
};

const openA = () => {
  const told: string[] = [];
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Page told={told} />
    </MemoryRouter>,
  );
  const goTo = (to: string) => userEvent.click(screen.getByRole('button', { name: to }));
  return { told, goTo };
};

describe('useOncePerView', () => {
  it('A1 the same cards on another page are another view', async () => {
    const { told, goTo } = openA();
    await goTo('/b');
    await goTo('/a');
    expect(told).toEqual(['/a', '/b', '/a']);
  });

  it('A1 a page that takes the place of itself is no other view', async () => {
    const { told, goTo } = openA();
    await goTo('/a?sort=price');
    expect(told).toEqual(['/a']);
  });
});

const barbera = { code: 'BARBERA', name: 'Barbera', price: euros(1450) };

describe('an item in analytics', () => {
  it('A1 has its price in units, its list and its place where it has them', () => {
    expect(analyticsItemOf(barbera, { list: 'search', index: 0 })).toEqual({
      item_id: 'BARBERA',
      item_name: 'Barbera',
      price: 14.5,
      item_list_name: 'search',
      index: 0,
    });
  });

  it('A1 says nothing of what it has not', () => {
    expect(analyticsItemOf({ ...barbera, price: null })).toEqual({
      item_id: 'BARBERA',
      item_name: 'Barbera',
    });
  });
});
