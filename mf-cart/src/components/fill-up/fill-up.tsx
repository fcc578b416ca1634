import { useId } from 'react';
import type { Money } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { selectMarketContext, skipToken, useAppSelector } from '@shop/contracts/store';
import { useFillUpQuery } from '../../api/fill-up.ts';
import type { CartLineView } from '../../summary/cart-view.ts';
import css from './fill-up.module.css';
import { FillUpItem } from './fill-up-item.tsx';

/** Items that are shown. */
const SHOWN = 3;

interface Props {
  /** What the order is short of free shipping. */
  missing: Money;
  lines: readonly CartLineView[];
}

/** The cheapest items by which an order comes to free shipping, or the dearest there are, without those in the cart. */
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
  // Where nothing costs what is missing, the dearest are shown: they bring the order closer and no further.
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
