import { useAppSelector } from '../store/hooks.ts';
import { selectMarketContext } from '../store/selectors.ts';
import type { Place } from './requests.ts';

/** Language and market of a mail: the market is the target of its links. */
export const useMailPlace = (): Place => {
  const { prefix, locale } = useAppSelector(selectMarketContext);
  return { locale, market: prefix.split('/').slice(1, 3).join('/') };
};
