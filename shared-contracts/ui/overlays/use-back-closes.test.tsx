import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

const Layer = ({ name, onClose }: { name: string; onClose: () => void }) => {
  useBackCloses(onClose);
  return (
    <section aria-label={name}>
      <button onClick={onClose}>Close {name}</button>
    </section>
  );
};

const Page = () => {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      <button onClick={() => setOpen([...open, 'drawer'])}>Open drawer</button>
      <button onClick={() => setOpen([...open, 'modal'])}>Open modal</button>
      {open.map((name) => (
        <Layer
          key={name}
          name={name}
          onClose={() => setOpen((now) => now.filter((it) => it !== name))}
        />
      ))}
    </>
  );
};

/** Events that reach a router. */
const heard = jest.fn();
const layer = (name: string) => screen.queryByRole('region', { name });
const entries = () => (window.history.state as { entry?: string } | null)?.entry;

const opened = async (...names: string[]) => {
  window.history.pushState({ entry: 'page' }, '');
  const user = userEvent.setup();
  render(<Page />);
  for (const name of names) await user.click(screen.getByRole('button', { name: `Open ${name}` }));
  return user;
};
/** Goes back and waits for the browser and the page. */
const back = async (steps = 1) => {
  const before: unknown = window.history.state;
  window.history.go(-steps);
  await waitFor(() => expect(window.history.state).not.toEqual(before));
};

beforeEach(() => {
  heard.mockClear();
  window.addEventListener('popstate', heard);
});
afterEach(() => window.removeEventListener('popstate', heard));

describe('useBackCloses', () => {
  it('S15 closes the open layer instead of leaving the page', async () => {
    await opened('drawer');
    await back();
    expect(layer('drawer')).not.toBeInTheDocument();
    expect(entries()).toBe('page');
    expect(heard).not.toHaveBeenCalled();
  });

  it('S15 leaves no entry behind when closed by its button', async () => {
    const user = await opened('drawer');
    expect(window.history.state).toEqual({ entry: 'page', layer: 1 });
    await user.click(screen.getByRole('button', { name: 'Close drawer' }));
    await waitFor(() => expect(window.history.state).toEqual({ entry: 'page' }));
  });

  it('S15 closes one layer at a time, the topmost first', async () => {
    await opened('drawer', 'modal');
    await back();
    expect(layer('modal')).not.toBeInTheDocument();
    expect(layer('drawer')).toBeInTheDocument();
    await back();
    expect(layer('drawer')).not.toBeInTheDocument();
    expect(entries()).toBe('page');
    expect(heard).not.toHaveBeenCalled();
  });

  it('S15 leaves the drawer open when a modal above it is closed by its button', async () => {
    const user = await opened('drawer', 'modal');
    await user.click(screen.getByRole('button', { name: 'Close modal' }));
    await waitFor(() => expect(window.history.state).toEqual({ entry: 'page', layer: 1 }));
    expect(layer('drawer')).toBeInTheDocument();
    expect(heard).not.toHaveBeenCalled();
    await back();
    expect(layer('drawer')).not.toBeInTheDocument();
  });

  it.each([
    ['a page', {}],
    ['an entry that a layer of its own left behind', { layer: 1 }],
  ])(
    'S15 a jump over several entries to %s closes the layers and reaches the router',
    async (_, left) => {
      window.history.pushState({ entry: 'list', ...left }, '', '/list?page=2');
      window.history.pushState({ entry: 'page' }, '', '/list');
      const user = await opened('drawer', 'modal');
      await back(4);
      expect(entries()).toBe('list');
      expect(heard).toHaveBeenCalledTimes(1);
      expect(layer('modal')).not.toBeInTheDocument();
      expect(layer('drawer')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Open drawer' }));
      await back();
      expect(entries()).toBe('list');
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );

  it('S15 a jump to another position on the page closes the layer and does not reach the router', async () => {
    window.history.pushState({ entry: 'position' }, '', '/product#reviews');
    window.history.pushState({ entry: 'page' }, '', '/product');
    await opened('drawer');
    await back(3);
    expect(entries()).toBe('position');
    expect(layer('drawer')).not.toBeInTheDocument();
    expect(heard).not.toHaveBeenCalled();
  });

  it('S15 takes no entry off that a link from inside has put in its place', async () => {
    const user = await opened('drawer');
    window.history.replaceState({ entry: 'other page' }, '');
    await user.click(screen.getByRole('button', { name: 'Close drawer' }));
    await user.click(screen.getByRole('button', { name: 'Open modal' }));
    await back();
    expect(entries()).toBe('other page');
  });
});
