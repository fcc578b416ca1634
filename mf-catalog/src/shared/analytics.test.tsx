import { useLocation, useNavigate } from '@shop/contracts/routing';
import { MemoryRouter } from '@shop/contracts/routing/routers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { euros } from '../testing/factories.ts';
import { analyticsItemOf, useOncePerView } from './analytics.ts';

const CARDS = 'related A B C D';

const List = ({ views }: { views: string[] }) => {
  const { pathname } = useLocation();
  useOncePerView(CARDS, () => views.push(pathname));
  return null;
};

/** A page that replaces the previous one: every history entry mounts its own. */
const Page = ({ views }: { views: string[] }) => {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <List key={key} views={views} />
      {['/a', '/b', '/a?sort=price'].map((to) => (
        <button key={to} onClick={() => void navigate(to)}>
          {to}
        </button>
      ))}
    </>
  );
};

const openA = () => {
  const views: string[] = [];
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Page views={views} />
    </MemoryRouter>,
  );
  const goTo = (to: string) => userEvent.click(screen.getByRole('button', { name: to }));
  return { views, goTo };
};

describe('useOncePerView', () => {
  it('A1 the same cards on another page are another view', async () => {
    const { views, goTo } = openA();
    await goTo('/b');
    await goTo('/a');
    expect(views).toEqual(['/a', '/b', '/a']);
  });

  it('A1 a page that replaces itself is not another view', async () => {
    const { views, goTo } = openA();
    await goTo('/a?sort=price');
    expect(views).toEqual(['/a']);
  });
});

const barbera = { code: 'BARBERA', name: 'Barbera', price: euros(1450) };

describe('analyticsItemOf', () => {
  it('A1 has its price in units, its list and its position, if known', () => {
    expect(analyticsItemOf(barbera, { list: 'search', index: 0 })).toEqual({
      item_id: 'BARBERA',
      item_name: 'Barbera',
      price: 14.5,
      item_list_name: 'search',
      index: 0,
    });
  });

  it('A1 omits unknown fields', () => {
    expect(analyticsItemOf({ ...barbera, price: null })).toEqual({
      item_id: 'BARBERA',
      item_name: 'Barbera',
    });
  });
});
