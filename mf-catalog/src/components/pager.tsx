import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link } from '@shop/contracts/routing';
import type { CategoryKey } from '../model/categories.ts';
import { listingPath } from '../model/listing-path.ts';
import type { Sort } from '../model/listing-query.ts';
import { pagesAround } from '../model/pages-around.ts';
import css from './pager.module.css';

interface Props {
  category: CategoryKey;
  sort: Sort;
  page: number;
  pageCount: number;
}

/** Links to the other pages of a list. Nothing when there is only one. */
export const Pager = ({ category, sort, page, pageCount }: Props) => {
  const text = useText();
  if (pageCount < 2) return null;
  const pathOf = (target: number) => listingPath(category, { sort, page: target });
  return (
    <nav aria-label={text('catalog.pager.label')} className={css.pager}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={css.step}>
          <FormattedMessage id="catalog.pager.previous" />
        </Link>
      )}
      <ul className={css.list}>
        {pagesAround(page, pageCount).map((it, index) =>
          it === null ? (
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={it}>
              <Link
                to={pathOf(it)}
                className={css.page}
                aria-label={text('catalog.pager.page', { page: it })}
                aria-current={it === page ? 'page' : undefined}
              >
                {it}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < pageCount && (
        <Link to={pathOf(page + 1)} rel="next" className={css.step}>
          <FormattedMessage id="catalog.pager.next" />
        </Link>
      )}
    </nav>
  );
};
