import { FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths, type ShopPath } from '@shop/contracts/routing';
import { itemPath } from '../../../model/item/item-path.ts';
import { CategoryLine } from './category-line.tsx';
import type { Choice } from './choices.ts';
import { ItemLine } from './item-line.tsx';
import css from './suggestions.module.css';

interface Props {
  id: string;
  choice: Choice;
  active: boolean;
  term: string;
  onChoose: () => void;
}

/** Where a choice leads; null for what is done on the spot. */
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

/** One option: a real link where it leads somewhere, so that it can be opened in another tab as well. */
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
