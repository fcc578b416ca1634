import type { PageHead } from '@shop/contracts/remote';
import type { RemotesOfPage } from '../remotes/create-remotes.ts';
import { pageLocationOf } from './page-location.ts';
import type { PageLoader } from './page-loader.ts';

/** Hover or focus time on a link before its page is prefetched, in ms. */
const HOVER_DELAY = 60;

interface Connection {
  saveData?: boolean;
}

const savesData = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Reports the link that the visitor is about to follow: hovered or focused for a moment, or touched. Reports none on
 * connections that save data.
 *
 * @param prefetch must ignore an address it has handled already
 */
export const prefetchOnInteraction = (prefetch: (url: URL) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLAnchorElement | null = null;
  const schedule = (delay: number) => (event: Event) => {
    const link = linkOf(event);
    if (link === current && delay > 0) return;
    clearTimeout(timer);
    current = link;
    if (!link || link.target || savesData()) return;
    timer = setTimeout(() => prefetch(new URL(link.href)), delay);
  };
  const options = { passive: true };
  document.addEventListener('pointerover', schedule(HOVER_DELAY), options);
  document.addEventListener('focusin', schedule(HOVER_DELAY), options);
  document.addEventListener('touchstart', schedule(0), options);
};

interface Options {
  pages: PageLoader;
  remotes: RemotesOfPage;
  prefix: string;
}

const preloadPicture = ({ preloadImage }: PageHead): void => {
  if (!preloadImage) return;
  const { srcSet, sizes, type } = preloadImage;
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'image',
    type,
    imageSizes: sizes,
    imageSrcset: srcSet,
  });
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
};

/**
 * Prefetches code, data, fragments and first picture of one of the market's public pages. Ignores private pages, other
 * addresses and the displayed page.
 */
export const prefetchPage = (url: URL, { pages, remotes, prefix }: Options): void => {
  const { origin, pathname, search } = url;
  const { location } = window;
  const isInMarket = pathname === prefix || pathname.startsWith(`${prefix}/`);
  if (origin !== location.origin || !isInMarket) return;
  if (pathname === location.pathname && search === location.search) return;
  const target = pageLocationOf(url, prefix);
  const route = pages.match(target)?.route;
  if (route?.rendering !== 'server') return;
  const { fragments = [], slots = [] } = route;
  void remotes.preload([...fragments, ...slots.flatMap(remotes.fills)]);
  pages.prefetch(target)?.then(
    (outcome) => {
      if ('result' in outcome && 'head' in outcome.result) preloadPicture(outcome.result.head);
    },
    // Opening the page tries again and reports the failure.
    () => undefined,
  );
};

const INTERACTIONS = ['pointerover', 'touchstart', 'focusin'];

/** Calls back once, on the visitor's first interaction with a region of the page (`data-region`). */
export const onFirstInteraction = (region: string, callback: () => void): void => {
  const controller = new AbortController();
  const onEvent = ({ target }: Event) => {
    if (!(target as Element).closest?.(`[data-region="${region}"]`)) return;
    controller.abort();
    callback();
  };
  for (const event of INTERACTIONS)
    document.addEventListener(event, onEvent, { passive: true, signal: controller.signal });
};
