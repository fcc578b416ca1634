import type { PageHead } from '@shop/contracts/remote';
import type { Pages } from '../pages/page-resource.ts';
import type { RemotesOfPage } from '../remotes/create-remotes.ts';
import { placeOf } from './place-of.ts';

interface Setup {
  pages: Pages;
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
 * Loads code, data, fragments and first picture of one of the market's public pages before it is asked for. Private
 * pages, other addresses and the page on view are left alone.
 */
export const preloadPage = (url: URL, { pages, remotes, prefix }: Setup): void => {
  const { origin, pathname, search } = url;
  const { location } = window;
  const inside = pathname === prefix || pathname.startsWith(`${prefix}/`);
  if (origin !== location.origin || !inside) return;
  if (pathname === location.pathname && search === location.search) return;
  const place = placeOf(url, prefix);
  const route = pages.match(place)?.route;
  if (route?.rendering !== 'server') return;
  void remotes.preload(route.fragments ?? []);
  pages.ahead(place)?.then(
    (outcome) => {
      if ('result' in outcome && 'head' in outcome.result) preloadPicture(outcome.result.head);
    },
    // It is tried again, and its failure told, when the page is asked for.
    () => undefined,
  );
};
