import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { CARD_SIZES } from '../../card/card-grid.tsx';
import { ItemFacts } from '../../facts/item-facts.tsx';
import { ProductCard } from '../../card/product-card.tsx';
import { cardOf } from '../../card/card.ts';
import { productOf } from '../../item/product.ts';
import { BundleParts } from '../../item/related/bundle-parts.tsx';
import { BuyBox } from '../../item/buy/buy-box.tsx';
import css from './gallery.module.css';
import type { ProductState } from './states.ts';

const nothing = () => undefined;

/** A product in one state, as a card and as the texts of its page. */
export const ProductStateView = ({ state: { name, item } }: { state: ProductState }) => {
  const locale = useAppSelector(selectLocale);
  const product = productOf(item, locale);
  return (
    <article aria-label={name} className={css.state}>
      <h2 className={css.name}>{name}</h2>
      <div className={css.card}>
        <ProductCard
          card={cardOf(item, locale)}
          heading="h3"
          sizes={CARD_SIZES}
          onSelect={nothing}
        />
      </div>
      <BuyBox product={product} />
      <ItemFacts facts={product.facts} rawFacts={product.rawFacts} />
      {product.parts.length > 0 && <BundleParts parts={product.parts} />}
    </article>
  );
};
