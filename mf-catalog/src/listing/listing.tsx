import { FormattedMessage } from '@shop/contracts/i18n';
import { type ShopPath, useGoTo } from '@shop/contracts/routing';
import { Notice, Pager } from '@shop/contracts/ui';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { CardGrid } from '../card/card-grid.tsx';
import { FacetsDrawer } from './facets-drawer.tsx';
import { FacetsForm } from './facets.tsx';
import { FilterChips, NoMatches } from './filter-chips.tsx';
import { activeFilters, dropUnknownValues } from './filters.ts';
import { FILTERS_ID, useFocusHandOff } from './hand-off.ts';
import type { ListingArg, ListingView } from './listing-api.ts';
import { ResultCount, SortLinks } from './listing-bar.tsx';
import { UNFILTERED, listingPath, type ListingQuery, sortsOf } from './listing-query.ts';
import css from './listing.module.css';

/**
 * Navigates to another state of the list. The controls update at once while the list loads; the last requested
 * state wins.
 *
 * @returns the requested state and the function that requests one
 */
const useRefine = (
  place: ShopPath,
  listing: ListingQuery,
): readonly [ListingQuery, (next: ListingQuery) => void] => {
  const goTo = useGoTo();
  const [requested, request] = useOptimistic(listing);
  const refine = (next: ListingQuery) => {
    if (listingPath(place, next) === listingPath(place, requested)) return;
    startTransition(() => {
      request(next);
      goTo(listingPath(place, next));
    });
  };
  return [requested, refine];
};

interface Props {
  /** Path of the list without query. */
  place: ShopPath;
  /** Name of the list in analytics. */
  list: string;
  /** Query argument of the current address. */
  arg: ListingArg;
  answer: ListingView;
  /** Another state of the list is loading. */
  busy: boolean;
  /** Shown if the unfiltered list is empty. */
  empty: ReactNode;
}

/** Sort orders without the index, which has neither facets nor an order by price. */
const WITHOUT_INDEX = ['name', 'newest'] as const;

/** A list with facets, count, sort order and pager. */
export const Listing = ({ place, list, arg, answer, busy, empty }: Props) => {
  const { items, page, pageCount, pageSize, total, facets } = answer;
  // The response to another state does not know the values of this one.
  const current = busy ? arg.listing : dropUnknownValues(arg.listing, facets);
  const [listing, refine] = useRefine(place, current);
  useFocusHandOff();
  const state = facets ? listing : { ...UNFILTERED, sort: listing.sort };
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
            <FacetsDrawer arg={{ ...arg, listing: current }} answer={answer} onRefine={refine} />
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
          <NoMatches place={place} listing={state} />
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
