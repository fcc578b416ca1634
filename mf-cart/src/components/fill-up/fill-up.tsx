import { useId } from 'react';
import type { Money } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { selectMarketContext, skipToken, useAppSelector } from '@shop/contracts/store';
import { useFillUpQuery } from '../../api/fill-up.ts';
import type { CartLineView } from '../../summary/cart-view.ts';
import css from './fill-up.module.css';
import { FillUpItem } from './fill-up-item.tsx';

/** Number of items shown. */
const SHOWN = 3;

interface Props {
  /** Amount missing to reach free shipping. */
  missing: Money;
  lines: readonly CartLineView[];
}

/** The cheapest items that reach free shipping, or the most expensive ones if none does; items in the cart are left out. */
export const FillUp = ({ missing, lines }: Props) => {
  const text = useText();
  const id = useId();
  const { market, locale } = useAppSelector(selectMarketContext);
  const isPending = lines.some(({ state }) => state !== 'confirmed');
  const { data = [] } = useFillUpQuery(
    isPending ? skipToken : { market: market.market_code, locale, cents: missing.cents },
  );
  const items = data.filter(({ code }) => !lines.some((line) => line.code === code));
  if (items.length === 0) return null;
  // The most expensive items may not reach free shipping: the title then promises less.
  const isEnough = items.every(({ price }) => price && price.cents >= missing.cents);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {text(isEnough ? 'cart.fillUp.title' : 'cart.fillUp.closer')}
      </h2>
      <ul className={css.items}>
        {items.slice(0, SHOWN).map((item) => (
          <FillUpItem key={item.code} item={item} />
        ))}
      </ul>
    </section>
  );
};
