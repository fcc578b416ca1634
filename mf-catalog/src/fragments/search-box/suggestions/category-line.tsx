import { FormattedMessage, useText } from '@shop/contracts/i18n';
import type { SuggestedCategory } from '../../../model/search/suggestions.ts';
import { MatchedText } from './matched-text.tsx';
import css from './suggestions.module.css';

interface Props {
  category: SuggestedCategory;
  term: string;
}

/** A suggested category with the number of its items. */
export const CategoryLine = ({ category: { key, count }, term }: Props) => {
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
