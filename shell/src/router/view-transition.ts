import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Name of the animated picture in the style sheet. */
const NAME = 'picture';

const isInView = (it: Element): boolean => {
  const { top, bottom, width } = it.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** The visible picture of the item at a path. If several are visible, the one of the focused card. */
const pictureOf = (path: string): HTMLElement | undefined => {
  const selector = `[data-morph="${CSS.escape(path)}"]`;
  const focused = document.activeElement?.closest(selector);
  return [focused, ...document.querySelectorAll(selector)]
    .map((it) => it?.querySelector('img'))
    .find((it) => it && isInView(it)) as HTMLElement | undefined;
};

const canAnimate = (): boolean =>
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Displays the next page. If an item's picture is visible on both pages (`data-morph` holds the item's path), the first
 * is animated into the second; everything else changes at once. Without such a picture, with reduced motion or without
 * browser support, the page changes without animation. Call it when the next page is ready: the browser freezes the old
 * one for a frame.
 *
 * @param paths path below the market of the next page and of the displayed one
 */
export const viewTransition = (paths: readonly string[], update: () => void): void => {
  const path = canAnimate() ? paths.find(pictureOf) : undefined;
  const before = path && pictureOf(path);
  if (!before) return startTransition(update);
  let named = before;
  const rename = (name: string) => named.style.setProperty('view-transition-name', name);
  rename(NAME);
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(update);
    rename('');
    named = pictureOf(path) ?? named;
    rename(NAME);
  });
  // A background tab skips the animation; the page has changed all the same.
  ready.catch(() => undefined);
  const end = () => rename('');
  finished.then(end, end);
};
