import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { outlineRegions } from './outline-regions.ts';

const remotes: LiveRemotes = {
  catalog: { version: '1.0.0', url: '', integrity: '', contract: '2.6.0', routes: [] },
};

const labels = () =>
  [...document.querySelectorAll('[data-boundaries] span')].map(({ textContent }) => textContent);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

let stop = () => {};

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  // The test's document has neither sheets made by script nor a layout.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  document.adoptedStyleSheets = [];
  Range.prototype.getBoundingClientRect = function () {
    const hasText = this.toString().trim() !== '';
    return new DOMRect(10, 20, hasText ? 100 : 0, hasText ? 50 : 0);
  };
  document.body.innerHTML = `
    <main><div data-team="catalog" data-region="page">Barbera
      <div data-team="cart" data-region="AddToCart">Add to cart</div>
    </div></main>
    <div data-team="cart" data-region="CartReconciler"></div>`;
});
afterEach(() => stop());

describe('outlineRegions', () => {
  it('R10 names each region that shows something, with its team and release', () => {
    stop = outlineRegions(() => remotes);
    expect(labels()).toEqual(['catalog · page · 1.0.0', 'cart · AddToCart']);
    const [outer, inner] = document.querySelectorAll<HTMLElement>('[data-of]');
    expect([outer?.style.left, inner?.style.left]).toEqual(['10px', '13px']);
    expect(outer?.style.width).toBe('100px');
  });

  it('R10 follows the page, and takes no part in it', async () => {
    stop = outlineRegions(() => remotes);
    document.querySelector('main')?.replaceChildren();
    await frame();
    await frame();
    expect(labels()).toEqual([]);
    expect(document.querySelector('[data-boundaries]')).toHaveAttribute('aria-hidden', 'true');
  });

  it('R10 ends with Escape', () => {
    stop = outlineRegions(() => remotes);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(document.querySelector('[data-boundaries]')).toBeNull();
  });
});
