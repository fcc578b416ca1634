import { useEffect, useSyncExternalStore } from 'react';
import { browserStorage, slot } from '@shop/contracts/commerce';
import { paths, useLocation, type ShopPath } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';

/** Catalog pages: lists, items, search. */
const CATALOG = /^\/(?:category|product|single-product|bundle|search)(?:[/?]|$)/u;

const isCatalogPath = (value: unknown): value is ShopPath =>
  typeof value === 'string' && value.length <= 2048 && CATALOG.test(value);

const stored = () => slot(browserStorage().session, 'cart.shopping-place', isCatalogPath);

/** Remembers a catalog page for "Continue shopping"; ignores other pages. */
export const rememberCatalogPath = (path: string): void => {
  if (isCatalogPath(path)) stored().write(path);
};

/** The last visited catalog page, without the market's prefix; the home page if there is none. */
export const lastCatalogPath = (): ShopPath => stored().read() ?? paths.home();

/** Remembers catalog pages from the header, which is on every page. */
export const useRememberCatalogPath = (): void => {
  const { pathname, search } = useLocation();
  const { prefix } = useAppSelector(selectMarketContext);
  useEffect(() => {
    if (pathname.startsWith(prefix)) rememberCatalogPath(pathname.slice(prefix.length) + search);
  }, [pathname, search, prefix]);
};

const never = () => () => undefined;

/** Target of "Continue shopping". The server does not know it and renders the home page. */
export const useLastCatalogPath = () => useSyncExternalStore(never, lastCatalogPath, paths.home);
