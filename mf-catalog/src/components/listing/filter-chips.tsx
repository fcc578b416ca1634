import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link, type ShopPath } from '@shop/contracts/routing';
import { Icon } from '@shop/contracts/ui';
import {
  activeFilters,
  withoutFilters,
  type ActiveFilter,
} from '../../model/listing/listing-filters.ts';
import { listingPath } from '../../model/listing/listing-path.ts';
import type { ListingQuery } from '../../model/listing/listing-query.ts';
import css from './filter-chips.module.css';
import { COUNT_ID, LISTING_ID } from './listing-ids.ts';
import { useFacetTexts } from './use-facet-texts.ts';

/** A link that leads to where it is no more hands the focus to the count. */
const handFocusOn = () => document.getElementById(COUNT_ID)?.focus({ preventScroll: true });

const CLEAR_ID = `${LISTING_ID}without-any`;
const idOf = (filter: ActiveFilter): string =>
  `${LISTING_ID}without-${filter.facet}${'value' in filter ? `-${filter.value}` : ''}`;

/** What the list is narrowed down by; each is a link to the list without it. */
export const FilterChips = ({ place, listing }: { place: ShopPath; listing: ListingQuery }) => {
  const text = useText();
  const { filterText } = useFacetTexts();
  const filters = activeFilters(listing);
  if (filters.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={text('catalog.filter.active')}>
      {filters.map((filter) => {
        const id = idOf(filter);
        const name = filterText(filter);
        return (
          <li key={id}>
            <Link
              id={id}
              to={listingPath(place, filter.without)}
              rel="nofollow"
              onClick={handFocusOn}
              aria-label={text('catalog.filter.remove', { name })}
              className={css.chip}
            >
              {name}
              <Icon name="close" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          id={CLEAR_ID}
          to={listingPath(place, withoutFilters(listing))}
          rel="nofollow"
          onClick={handFocusOn}
          className={css.clear}
        >
          <FormattedMessage id="catalog.filter.clear" />
        </Link>
      </li>
    </ul>
  );
};
