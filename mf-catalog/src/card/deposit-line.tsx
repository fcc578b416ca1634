import { type Container, depositOf } from '@shop/contracts/commerce';
import type { CurrencyCode } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Deposit } from '@shop/contracts/ui';

interface Props {
  item: { containers?: readonly Container[] };
  currency: CurrencyCode;
  /** Pieces that the price beside it is for. */
  quantity?: number;
  /** Of the price beside it. */
  size?: 'text' | 'large' | undefined;
}

/** The deposit on an item in the page's country, with the words that the law requires beside each price. Nothing without either. */
export const DepositLine = ({ item, currency, quantity = 1, size = 'text' }: Props) => {
  const { country } = useAppSelector(selectMarketContext);
  const { cents, words } = depositOf(item.containers, country);
  if (cents === 0 && words.length === 0) return null;
  return (
    <>
      {' '}
      <Deposit terms={{ cents: cents * quantity, words }} currency={currency} size={size} />
    </>
  );
};
