import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link, type ShopPath } from '@shop/contracts/routing';
import { ButtonLink, EmptyState, Icon } from '@shop/contracts/ui';
import css from './filter-chips.module.css';
import { type ActiveFilter, activeFilters, withoutFilters } from './filters.ts';
import { COUNT_ID, LISTING_ID } from './hand-off.ts';
import { listingPath, type ListingQuery } from './listing-query.ts';
import { useFacetTexts } from './use-facet-texts.ts';

/** The link disappears after the navigation, so it moves the focus to the count. */
const moveFocusToCount = () => document.getElementById(COUNT_ID)?.focus({ preventScroll: true });

const CLEAR_ID = `${LISTING_ID}without-any`;
const idOf = (filter: ActiveFilter): string =>
  `${LISTING_ID}without-${filter.facet}${'value' in filter ? `-${filter.value}` : ''}`;

/** Active filters; each is a link to the list without it. */
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
              onClick={moveFocusToCount}
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
          onClick={moveFocusToCount}
          className={css.clear}
        >
          <FormattedMessage id="catalog.filter.clear" />
        </Link>
      </li>
    </ul>
  );
};

/** Empty state of a filtered list, with a link to the list without filters. */
export const NoMatches = ({ place, listing }: { place: ShopPath; listing: ListingQuery }) => (
  <EmptyState
    title={<FormattedMessage id="catalog.filter.none.title" />}
    text={<FormattedMessage id="catalog.filter.none.text" />}
    action={
      <ButtonLink to={listingPath(place, withoutFilters(listing))}>
        <FormattedMessage id="catalog.filter.clear" />
      </ButtonLink>
    }
  />
);
