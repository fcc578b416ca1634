import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link, type ShopPath } from '@shop/contracts/routing';
import { listingPath } from '../../model/listing/listing-path.ts';
import type { ListingQuery, Sort } from '../../model/listing/listing-query.ts';
import { LISTING_ID } from './listing-ids.ts';
import css from './sort-links.module.css';

interface Props {
  place: ShopPath;
  listing: ListingQuery;
  sorts: readonly Sort[];
  current: Sort;
}

/** How the list is sorted, as plain links: they work without JavaScript and can be kept or shared. */
export const SortLinks = ({ place, listing, sorts, current }: Props) => {
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
              id={`${LISTING_ID}sort-${sort}`}
              to={listingPath(place, { ...listing, sort, page: 1 })}
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
