import { useListAnalytics } from '../shared/analytics.ts';
import css from './card-grid.module.css';
import type { CardView } from './card.ts';
import { ProductCard } from './product-card.tsx';

/** Which width a card's picture takes in the grid. */
export const CARD_SIZES = '(min-width: 1200px) 290px, (min-width: 768px) 30vw, 45vw';

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
