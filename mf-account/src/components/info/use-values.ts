import { useShop } from '@shop/contracts/remote';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { useMemo } from 'react';
import { valuesOf, type Values } from '../../model/info/values-of.ts';

/** What the names in the page's text stand for. */
export const useValues = (): Values => {
  const { config } = useShop();
  const context = useAppSelector(selectMarketContext);
  return useMemo(() => valuesOf(config.merchant, context), [config.merchant, context]);
};
