import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { pendingLoadable, readyLoadable, type Loadable } from './loadable.ts';

const Shown = ({ of }: { of: () => Loadable<string> }) => <p>{use(of().promise)}</p>;

describe('Loadable', () => {
  it('renders a loaded value at once, without its fallback', () => {
    const loadable = readyLoadable('Barolo');
    render(
      <Suspense fallback="waiting">
        <Shown of={() => loadable} />
      </Suspense>,
    );
    expect(screen.getByText('Barolo')).toBeVisible();
  });

  it('keeps its promise from pending to ready, so React sees the same one', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let arrive = (_: string): void => undefined;
    const promise = new Promise<string>((resolve) => (arrive = resolve));
    let now: Loadable<string> = pendingLoadable(promise, (settled) => (now = settled));
    const content = (
      <Suspense fallback="waiting">
        <Shown of={() => now} />
      </Suspense>
    );
    let view = null as unknown as ReturnType<typeof render>;
    await act(async () => {
      view = render(content);
    });
    expect(screen.getByText('waiting')).toBeVisible();
    await act(async () => arrive('Barolo'));
    view.rerender(content);
    expect(screen.getByText('Barolo')).toBeVisible();
    expect(now).toMatchObject({ status: 'ready', value: 'Barolo', promise });
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('reports why it did not load', async () => {
    let now: Loadable<string> | undefined;
    const error = new Error('gone');
    const failing = pendingLoadable<string>(Promise.reject(error), (settled) => (now = settled));
    await expect(failing.promise).rejects.toBe(error);
    expect(now).toMatchObject({ status: 'failed', error });
  });
});
