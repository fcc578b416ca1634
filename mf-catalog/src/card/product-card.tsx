import { FormattedMessage } from '@shop/contracts/i18n';
import { Link } from '@shop/contracts/routing';
import type { CardView } from './card.ts';
import { itemPath } from './item-path.ts';
import { AvailabilityLine } from './availability-line.tsx';
import { useLiveItem } from '../live-price/use-live-item.ts';
import { OriginLine } from './origin-line.tsx';
import { PriceLine } from './price-line.tsx';
import css from './product-card.module.css';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { QuickAdd } from './quick-add.tsx';

interface Props {
  card: CardView;
  heading: 'h2' | 'h3';
  sizes: string;
  /** The picture is above the fold and loads eagerly. */
  priority?: boolean;
  onSelect: () => void;
  /** Omits the quick-add button; the caller renders its own actions. */
  plain?: boolean;
}

/** One line of the price list: picture, name, origin, price, availability. */
export const ProductCard = (props: Props) => {
  const { heading: Heading, sizes, priority, onSelect, plain = false } = props;
  const card = useLiveItem(props.card);
  return (
    <article className={css.card} data-morph={itemPath(card)}>
      <ProductPicture picture={card.picture} alt="" sizes={sizes} priority={priority} />
      <div className={css.text}>
        <Heading className={css.name}>
          <Link to={itemPath(card)} onClick={onSelect} className={css.link}>
            {card.name}
          </Link>
        </Heading>
        <OriginLine region={card.region} grapes={card.grapes} />
        {card.rating && (
          <p className={css.rating}>
            <FormattedMessage id="catalog.rating" values={card.rating} />
          </p>
        )}
        <div className={css.terms}>
          <PriceLine item={card} sizeMl={card.sizeMl} />
          <AvailabilityLine availability={card.availability} />
        </div>
      </div>
      {!plain && <QuickAdd card={card} />}
    </article>
  );
};
