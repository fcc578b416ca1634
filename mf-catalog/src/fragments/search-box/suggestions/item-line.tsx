import { ProductPicture } from '../../../components/product-picture.tsx';
import { PriceLine } from '../../../components/price-line.tsx';
import type { CardView } from '../../../model/cards/card.ts';
import { MatchedText } from './matched-text.tsx';
import css from './suggestions.module.css';

/** A suggested item: picture, name and price. */
export const ItemLine = ({ card, term }: { card: CardView; term: string }) => (
  <>
    <span className={css.picture}>
      <ProductPicture picture={card.picture} alt="" sizes="2.5rem" />
    </span>
    <bdi className={css.name}>
      <MatchedText text={card.name} term={term} />
    </bdi>
    <PriceLine price={card.price} compareAt={card.compareAt} sizeMl={card.sizeMl} />
  </>
);
