import { useListAnalytics } from '../shared/analytics.ts';
import css from './card-grid.module.css';
import type { CardView } from './card.ts';
import { ProductCard } from './product-card.tsx';

/** `sizes` of a card's picture in the grid: exact in two columns, where 3 px more would request files of twice the width. */
export const CARD_SIZES = '(min-width: 1200px) 290px, (min-width: 768px) 30vw, calc(50vw - 24px)';

interface Props {
  cards: readonly CardView[];
  /** Name of the list in analytics: `category:red`. */
  list: string;
  heading: 'h2' | 'h3';
  /** Number of leading pictures above the fold. */
  priorities?: number;
  /** Number of items on the previous pages of the list. */
  before?: number;
}

/** A grid of cards. Reports views and selections to analytics. */
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
