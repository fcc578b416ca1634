import { useState } from 'react';
import { useText } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { VisuallyHidden } from '@shop/contracts/ui';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { CartTotals } from '../../summary/cart-view.ts';

/** Reads out the new total once it is known; the first one a page shows is no news. */
export const TotalsSpoken = ({ rows, updating }: Pick<CartTotals, 'rows' | 'updating'>) => {
  const total = rows.find(({ id }) => id === 'total')?.amount;
  const text = useText();
  const locale = useAppSelector(selectLocale);
  const [known, setKnown] = useState(total?.cents);
  const [spoken, setSpoken] = useState(false);
  if (!updating && total && total.cents !== known) {
    setKnown(total.cents);
    setSpoken(true);
  }
  return (
    <VisuallyHidden>
      {spoken &&
        !updating &&
        total &&
        text('cart.total.new', { amount: formatMoney(total, locale) })}
    </VisuallyHidden>
  );
};
