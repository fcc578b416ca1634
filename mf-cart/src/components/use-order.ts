import { useMemo } from 'react';
import { useOrderQuery } from '@shop/contracts/commerce/order';
import {
  selectInitialOrder,
  selectMarketContext,
  selectOrderId,
  useAppSelector,
} from '@shop/contracts/store';
import { inLanguage } from '../summary/in-language.ts';

/**
 * The visitor's order, with line names in the page's language. Until it has been read (`isWhole`), the order that the
 * document was rendered with.
 */
export const useOrder = () => {
  const orderId = useAppSelector(selectOrderId);
  const { locale } = useAppSelector(selectMarketContext);
  const initial = useAppSelector(selectInitialOrder);
  const query = useOrderQuery(orderId ?? '', { skip: !orderId });
  const { currentData = initial } = query;
  const order = useMemo(
    () => currentData && { ...currentData, lines: currentData.lines.map(inLanguage(locale)) },
    [currentData, locale],
  );
  return { ...query, orderId, order, isWhole: query.currentData !== undefined };
};
