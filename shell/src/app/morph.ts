import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Name of the moving picture in the stylesheet. */
const NAME = 'picture';

const inView = (it: Element): boolean => {
  const { top, bottom, width } = it.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** The picture of the item at a path that is in view: that of the card just used where there are several. */
const pictureOf = (path: string): HTMLElement | undefined => {
  const inside = `[data-morph="${CSS.escape(path)}"]`;
  const used = document.activeElement?.closest(inside);
  return [used, ...document.querySelectorAll(inside)]
    .map((it) => it?.querySelector('img'))
    .find((it) => it && inView(it)) as HTMLElement | undefined;
};

const canMove = (): boolean =>
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows the next page. Where an item's picture is in view on both (`data-morph` holds the item's path), the one
 * becomes the other; everything else changes at once. Without that, and where motion is not wanted or not
 * supported, the page just changes. Call it when the next page is ready: the browser holds the old one for a frame.
 *
 * @param paths path below the market of the page to come and of the one on view
 */
export const morph = (paths: readonly string[], show: () => void): void => {
  const path = canMove() ? paths.find(pictureOf) : undefined;
  const before = path && pictureOf(path);
  if (!before) return startTransition(show);
  let named = before;
  const rename = (name: string) => named.style.setProperty('view-transition-name', name);
  rename(NAME);
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(show);
    rename('');
    named = pictureOf(path) ?? named;
    rename(NAME);
  });
  // A tab in the background skips the motion; the page has changed all the same.
  ready.catch(() => undefined);
  const end = () => rename('');
  finished.then(end, end);
};
