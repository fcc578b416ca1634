import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from '@shop/contracts/routing';
import { useOncePerView } from './use-once-per-view.ts';

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
