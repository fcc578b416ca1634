import type { CardView } from '../../model/cards/card.ts';
import css from './card-grid.module.css';
import { CARD_SIZES } from './card-sizes.ts';
import { ProductCard } from './product-card.tsx';
import { useListAnalytics } from './use-list-analytics.ts';

interface Props {
  cards: readonly CardView[];
  /** Name of the list in analytics: `category:red`. */
  list: string;
  heading: 'h2' | 'h3';
  /** So many pictures from the first are above the fold. */
  priorities?: number;
  /** Items of the list on the pages before. */
  before?: number;
}

/** Cards in a grid; tells analytics what was seen and what was chosen. */
export const CardGrid = ({ cards, list, heading, priorities = 0, before = 0 }: Props) => {
  const select = useListAnalytics(cards, list, before);
  return (
    <ul className={css.grid}>
      {cards.map((card, index) => (
        <li key={`${card.kind} ${card.code}`} className={css.cell}>
          <ProductCard
            card={card}
            heading={heading}
            sizes={CARD_SIZES}
            priority={index < priorities}
            onSelect={() => select(index)}
          />
        </li>
      ))}
    </ul>
  );
};
