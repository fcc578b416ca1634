import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useReducer, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, useLocation } from '@shop/contracts/routing';
import { inShop } from '@shop/contracts/testing';
import remote from '../remote.ts';
import { createTestPage } from '../testing/test-page.tsx';
import { staticRegion } from './static-region.tsx';

const Story = ({ name }: { name: string }) => (
  <>
    <p>{`The story of ${name}`}</p>
    <Link to="/category/red">All reds</Link>
    <a href="https://example.org/">Elsewhere</a>
  </>
);

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;

const storyRegion = (
  load = jest.fn(async (): Promise<ComponentType<{ name: string }>> => Story),
) => {
  const story = staticRegion(load);
  const Page = ({ name }: { name: string }) => {
    const [shown, again] = useReducer((count: number) => count + 1, 1);
    return (
      <>
        <button onClick={again}>{`Shown ${shown}`}</button>
        <Place />
        <story.Region name={name} placeholder={<p>On its way</p>} />
      </>
    );
  };
  return { story, load, Page };
};

const put = async (page: React.JSX.Element) => inShop(page, remote, createTestPage());

/** Simulates a browser that received a rendered document. */
const takeOver = async (html: string, page: React.JSX.Element) => {
  process.env.TARGET = 'web';
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const kept = [...root.querySelectorAll('p, a')].at(-1);
  const problems: unknown[] = [];
  const logged = jest.spyOn(console, 'error').mockImplementation((it) => void problems.push(it));
  await act(
    async () =>
      void hydrateRoot(root, page, { onRecoverableError: (error) => void problems.push(error) }),
  );
  logged.mockRestore();
  return { kept, problems };
};

afterEach(() => {
  delete process.env.TARGET;
  document.body.replaceChildren();
});

describe('a static region', () => {
  it('S1 is rendered by the server once prepared', async () => {
    const { story, Page } = storyRegion();
    await story.prepare();
    expect(renderToString(await put(<Page name="Barbera" />))).toContain('The story of Barbera');
  });

  it('S1 keeps the document’s HTML without loading its code', async () => {
    const server = storyRegion();
    await server.story.prepare();
    const html = renderToString(await put(<server.Page name="Barbera" />));
    const { Page, load } = storyRegion();
    const page = await put(
      <StrictMode>
        <Page name="something newer" />
      </StrictMode>,
    );
    const { kept, problems } = await takeOver(html, page);
    expect(problems).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Shown 1' }));
    expect(screen.getByRole('button', { name: 'Shown 2' })).toBeVisible();
    expect(screen.getByText('The story of Barbera')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toBe(kept);
    expect(load).not.toHaveBeenCalled();
  });

  it('S1 writes no HTML in the browser, which Trusted Types would reject', async () => {
    const server = storyRegion();
    await server.story.prepare();
    const html = renderToString(await put(<server.Page name="Barbera" />));
    const { Page } = storyRegion();
    const page = await put(<Page name="Barbera" />);
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    const written: string[] = [];
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
    process.env.TARGET = 'web';
    // React's development build compares through a detached element; production has no such check.
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...own,
      set(this: Element, value: string) {
        if (this.isConnected) written.push(value);
        own.set!.call(this, value);
      },
    });
    try {
      await act(async () => void hydrateRoot(root, page));
      await userEvent.click(screen.getByRole('button', { name: 'Shown 1' }));
    } finally {
      Object.defineProperty(Element.prototype, 'innerHTML', own);
    }
    expect(written).toEqual([]);
  });

  it('S1 follows the shop’s links without a new document, and leaves others to the browser', async () => {
    const server = storyRegion();
    await server.story.prepare();
    const html = renderToString(await put(<server.Page name="Barbera" />));
    const { Page } = storyRegion();
    await takeOver(html, await put(<Page name="Barbera" />));
    const left = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', left);
    await userEvent.click(screen.getByRole('link', { name: 'All reds' }));
    expect(screen.getByTestId('place')).toHaveTextContent('/it/eur/en/category/red');
    expect(left.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    let prevented = true;
    document.body.addEventListener('click', (event) => (prevented = event.defaultPrevented));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    window.removeEventListener('click', left);
    expect(prevented).toBe(false);
  });

  it('S1 loads after a navigation in the browser, behind a placeholder', async () => {
    process.env.TARGET = 'web';
    const { Page, load } = storyRegion();
    let arrive = () => {};
    load.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(Story))));
    render(await put(<Page name="Barbera" />));
    expect(screen.getByText('On its way')).toBeVisible();
    await act(async () => arrive());
    expect(screen.getByText('The story of Barbera')).toBeVisible();
    expect(screen.queryByText('On its way')).toBeNull();
  });

  it('S1 loads if the server could not render it', async () => {
    const server = storyRegion();
    const html = renderToString(await put(<server.Page name="Barbera" />));
    expect(html).not.toContain('On its way');
    const { Page } = storyRegion();
    await takeOver(html, await put(<Page name="Barbera" />));
    expect(await screen.findByText('The story of Barbera')).toBeVisible();
  });

  it('S1 stays empty if its code fails to load', async () => {
    process.env.TARGET = 'web';
    const { Page } = storyRegion(jest.fn(async () => Promise.reject(new Error('no network'))));
    await act(async () => void render(await put(<Page name="Barbera" />)));
    expect(screen.queryByText('On its way')).toBeNull();
    expect(screen.getByRole('button', { name: 'Shown 1' })).toBeVisible();
  });
});
