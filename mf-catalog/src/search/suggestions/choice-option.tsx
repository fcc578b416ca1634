import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link, paths, type ShopPath } from '@shop/contracts/routing';
import type { CardView } from '../../card/card.ts';
import { itemPath } from '../../card/item-path.ts';
import { PriceLine } from '../../card/price-line.tsx';
import { ProductPicture } from '../../pictures/product-picture.tsx';
import type { Choice } from './choices.ts';
import { matchedParts } from './matched-parts.ts';
import type { SuggestedCategory } from './suggestions-api.ts';
import css from './suggestions.module.css';

/** A text with the matched term highlighted. */
const MatchedText = ({ text, term }: { text: string; term: string }) =>
  matchedParts(text, term).map((part, index) =>
    part.matched ? (
      <mark key={index} className={css.matched}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );

/** A suggested item: picture, name and price. */
const ItemLine = ({ card, term }: { card: CardView; term: string }) => (
  <>
    <span className={css.picture}>
      <ProductPicture picture={card.picture} alt="" sizes="2.5rem" />
    </span>
    <bdi className={css.name}>
      <MatchedText text={card.name} term={term} />
    </bdi>
    <PriceLine item={card} sizeMl={card.sizeMl} />
  </>
);

interface CategoryLineProps {
  category: SuggestedCategory;
  term: string;
}

/** A suggested category with its number of items. */
const CategoryLine = ({ category: { key, count }, term }: CategoryLineProps) => {
  const text = useText();
  return (
    <>
      <span className={css.name}>
        <MatchedText text={text(`category.${key}.name`)} term={term} />
      </span>{' '}
      <span className={css.count}>
        <FormattedMessage id="catalog.suggest.in_category" values={{ count }} />
      </span>
    </>
  );
};

interface Props {
  id: string;
  choice: Choice;
  active: boolean;
  term: string;
  onChoose: () => void;
}

/** Path of a choice; null for an action. */
const pathOf = (choice: Choice): ShopPath | null => {
  switch (choice.kind) {
    case 'item':
      return itemPath(choice.card);
    case 'category':
      return paths.category(choice.category.key);
    case 'past':
    case 'all':
      return paths.search(choice.term);
    case 'forget':
      return null;
  }
};

const Line = ({ choice, term }: { choice: Choice; term: string }) => {
  switch (choice.kind) {
    case 'item':
      return <ItemLine card={choice.card} term={term} />;
    case 'category':
      return <CategoryLine category={choice.category} term={term} />;
    case 'past':
      return <bdi className={css.term}>{choice.term}</bdi>;
    case 'all':
      return (
        <FormattedMessage
          id="catalog.suggest.all"
          values={{ term: <bdi key="term">{choice.term}</bdi> }}
        />
      );
    case 'forget':
      return <FormattedMessage id="catalog.suggest.forget_all" />;
  }
};

/** One option. It is a real link if it has a path, so that it can open in a new tab. */
export const ChoiceOption = ({ id, choice, active, term, onChoose }: Props) => {
  const path = pathOf(choice);
  const props = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: css[choice.kind],
    onClick: onChoose,
  } as const;
  const line = <Line choice={choice} term={term} />;
  return path === null ? (
    <div {...props}>{line}</div>
  ) : (
    <Link to={path} {...props}>
      {line}
    </Link>
  );
};
