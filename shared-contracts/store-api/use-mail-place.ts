import { useAppSelector } from '../store/hooks.ts';
import { selectMarketContext } from '../store/selectors.ts';
import type { Place } from './requests.ts';

/** Where the visitor is, for a mail: the language it is written in, and the market its link leads back to. */
export const useMailPlace = (): Place => {
  const { prefix, locale } = useAppSelector(selectMarketContext);
  return { locale, market: prefix.split('/').slice(1, 3).join('/') };
};
