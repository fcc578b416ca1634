import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link, type ShopPath, useNavigationType } from '@shop/contracts/routing';
import { VisuallyHidden } from '@shop/contracts/ui';
import { useEffect, useRef, useState } from 'react';
import { COUNT_ID, LISTING_ID } from './hand-off.ts';
import { listingPath, type ListingQuery, type Sort } from './listing-query.ts';
import listingCss from './listing.module.css';
import css from './sort-links.module.css';

/** Number of items in the list. A screen reader announces it when the shopper's action changes it. */
export const ResultCount = ({ total }: { total: number }) => {
  const count = useText()('catalog.category.count', { total });
  // A screen reader reads the whole page on the first visit and after going back.
  const quiet = useRef(useNavigationType() === 'POP');
  const [announced, announce] = useState('');
  useEffect(() => {
    if (!quiet.current) announce(count);
    quiet.current = false;
  }, [count]);
  return (
    <>
      <p id={COUNT_ID} tabIndex={-1} className={listingCss.count}>
        {count}
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
};

interface Props {
  place: ShopPath;
  listing: ListingQuery;
  sorts: readonly Sort[];
  current: Sort;
}

/** Sort order as plain links, which work without JavaScript and can be bookmarked or shared. */
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
