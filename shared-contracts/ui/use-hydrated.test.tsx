import { Suspense, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render } from '@testing-library/react';
import { useHydrated, useServerRendered } from './use-hydrated.ts';

const rendered: boolean[] = [];

const hydrate = async (Content: () => ReactNode) => {
  rendered.length = 0;
  const app = (
    <Suspense fallback="loading">
      <Content />
    </Suspense>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(app);
  const html = place.textContent;
  rendered.length = 0;
  await act(async () => void hydrateRoot(place, app));
  return { html, place };
};

describe('useHydrated', () => {
  const Content = () => {
    const hydrated = useHydrated();
    rendered.push(hydrated);
    return `${hydrated}`;
  };

  it('R3 is false in the markup and its hydration, then true', async () => {
    const { html, place } = await hydrate(Content);
    expect([html, rendered, place.textContent]).toEqual(['false', [false, true], 'true']);
  });

  it('R3 is true at once in what the browser renders', () => {
    rendered.length = 0;
    render(<Content />);
    expect(rendered).toEqual([true]);
  });

  it('R3 changes in a transition: the markup stays until the next render is ready', async () => {
    let ready = (_text: string): void => undefined;
    const text = new Promise<string>((resolve) => (ready = resolve));
    const { place } = await hydrate(() => (useHydrated() ? use(text) : 'markup'));
    expect(place).toHaveTextContent('markup');
    await act(async () => ready('ready'));
    expect(place).toHaveTextContent('ready');
  });
});

describe('useServerRendered', () => {
  const Content = () => {
    const isServerRendered = useServerRendered();
    rendered.push(isServerRendered);
    return `${isServerRendered}`;
  };

  it('R3 is true for a part of the document, which renders once', async () => {
    const { html, place } = await hydrate(Content);
    expect([html, rendered, place.textContent]).toEqual(['true', [true], 'true']);
  });

  it('R3 is false for what the browser renders', () => {
    rendered.length = 0;
    render(<Content />);
    expect(rendered).toEqual([false]);
  });
});
