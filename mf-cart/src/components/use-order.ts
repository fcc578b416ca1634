import { useMemo } from 'react';
import { useOrderQuery } from '@shop/contracts/commerce/order';
import {
  selectInitialOrder,
  selectMarketContext,
  selectOrderId,
  useAppSelector,
} from '@shop/contracts/store';
import { inLanguage } from '../summary/in-language.ts';
import { selectTransferStatus } from '../transfer/transfer-status.ts';

/**
 * The visitor's order, with line names in the page's language. Until it has been read, the order that the document was
 * rendered with. `readOnly`: it accepts no changes, because it has not been read or is being transferred into another.
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
  const isMoving = useAppSelector(selectTransferStatus) === 'running';
  return { ...query, orderId, order, readOnly: isMoving || !query.currentData };
};
