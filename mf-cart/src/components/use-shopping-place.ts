import { useEffect } from 'react';
import { useLocation } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { keepShoppingPlace } from './last-catalog-path.ts';

/** Remembers where one shops, from whatever page the header stands on. */
export const useShoppingPlace = (): void => {
  const { pathname, search } = useLocation();
  const { prefix } = useAppSelector(selectMarketContext);
  useEffect(() => {
    if (pathname.startsWith(prefix)) keepShoppingPlace(pathname.slice(prefix.length) + search);
  }, [pathname, search, prefix]);
};
