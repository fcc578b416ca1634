import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link } from '@shop/contracts/routing';
import type { CategoryKey } from '../model/categories.ts';
import { listingPath } from '../model/listing-path.ts';
import type { Sort } from '../model/listing-query.ts';
import css from './sort-links.module.css';

interface Props {
  category: CategoryKey;
  sorts: readonly Sort[];
  current: Sort;
}

/** How the list is sorted, as plain links: they work without JavaScript and can be kept or shared. */
export const SortLinks = ({ category, sorts, current }: Props) => {
  const text = useText();
  return (
    <nav aria-label={text('catalog.sort.label')} className={css.sort}>
      <span className={css.label} aria-hidden="true">
        <FormattedMessage id="catalog.sort.label" />
      </span>
      <ul className={css.list}>
        {sorts.map((sort) => (
          <li key={sort}>
            <Link
              to={listingPath(category, { sort, page: 1 })}
              aria-current={sort === current ? 'true' : undefined}
              rel="nofollow"
              className={css.link}
            >
              <FormattedMessage id={`catalog.sort.${sort}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
