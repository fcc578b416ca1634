import { FormattedMessage } from '@shop/contracts/i18n';
import type { ShopPath } from '@shop/contracts/routing';
import { Notice, Pager } from '@shop/contracts/ui';
import type { ReactNode } from 'react';
import type { ListingArg, ListingView } from '../../api/listing.ts';
import { activeFilters } from '../../model/listing/listing-filters.ts';
import { knownListing } from '../../model/listing/known-listing.ts';
import { listingPath } from '../../model/listing/listing-path.ts';
import { EVERYTHING, sortsOf } from '../../model/listing/listing-query.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { FacetsDrawer } from './facets-drawer.tsx';
import { FacetsForm } from './facets-form.tsx';
import { FilterChips } from './filter-chips.tsx';
import css from './listing.module.css';
import { FILTERS_ID } from './listing-ids.ts';
import { NothingLeft } from './nothing-left.tsx';
import { ResultCount } from './result-count.tsx';
import { SortLinks } from './sort-links.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRefine } from './use-refine.ts';

interface Props {
  /** Path of the list without a query. */
  place: ShopPath;
  /** Name of the list in analytics. */
  list: string;
  /** What the address asks for. */
  arg: ListingArg;
  answer: ListingView;
  /** Another state of the list is on its way. */
  busy: boolean;
  /** Stands where there is nothing, whatever the filters. */
  empty: ReactNode;
}

/** Without the index there are neither facets nor an order by price. */
const WITHOUT_INDEX = ['name', 'newest'] as const;

/** A list with its facets, count, order and pages. */
export const Listing = ({ place, list, arg, answer, busy, empty }: Props) => {
  const { items, page, pageCount, pageSize, total, facets } = answer;
  // Another state's answer knows nothing of what this one asks for.
  const known = busy ? arg.listing : knownListing(arg.listing, facets);
  const [listing, refine] = useRefine(place, known);
  useKeptFocus();
  const state = facets ? listing : { ...EVERYTHING, sort: listing.sort };
  const sorts = facets ? sortsOf(listing) : WITHOUT_INDEX;
  const sort = sorts.find((it) => it === listing.sort) ?? 'name';
  const narrowed = activeFilters(state).length > 0;
  if (total === 0 && !narrowed) return empty;
  return (
    <div className={css.layout} data-facets={facets !== null || undefined}>
      {facets && (
        <FacetsForm
          place={place}
          listing={listing}
          facets={facets}
          onChange={refine}
          className={css.facets}
        />
      )}
      <div className={css.results} aria-busy={busy || undefined}>
        {!facets && (
          <Notice tone="info">
            <FormattedMessage id="catalog.filter.missing" />
          </Notice>
        )}
        <div className={css.bar}>
          <ResultCount total={total} />
          {facets && (
            <FacetsDrawer arg={{ ...arg, listing: known }} answer={answer} onRefine={refine} />
          )}
          {facets && (
            <noscript>
              <a href={`#${FILTERS_ID}`} className={css.jump}>
                <FormattedMessage id="catalog.filter.title" />
              </a>
            </noscript>
          )}
          {total > 0 && <SortLinks place={place} listing={state} sorts={sorts} current={sort} />}
        </div>
        <FilterChips place={place} listing={state} />
        {total === 0 ? (
          <NothingLeft place={place} listing={state} />
        ) : (
          <CardGrid
            cards={items}
            list={list}
            heading="h2"
            priorities={3}
            before={(page - 1) * pageSize}
          />
        )}
        <Pager
          page={page}
          pageCount={pageCount}
          pathOf={(it) => listingPath(place, { ...state, page: it })}
        />
      </div>
    </div>
  );
};
