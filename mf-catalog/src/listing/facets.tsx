import type { ListingFacets } from '@shop/contracts/commerce/catalogue';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { ShopPath } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button } from '@shop/contracts/ui';
import { FacetPrice } from './facet-price.tsx';
import { FacetValue } from './facet-value.tsx';
import { FacetValues } from './facet-values.tsx';
import css from './facets.module.css';
import { toggleFlag } from './filters.ts';
import { FILTERS_ID, LISTING_ID } from './hand-off.ts';
import { FLAG_FACETS, type ListingQuery, sortsOf, VALUE_FACETS } from './listing-query.ts';
import { useFacetTexts } from './use-facet-texts.ts';

export interface FacetsProps {
  listing: ListingQuery;
  facets: ListingFacets;
  onChange: (next: ListingQuery) => void;
  /** Prefix that separates the ids of several sets of controls on one page. */
  id: string;
}

/** Facet controls with the number of items per value. */
export const Facets = (props: FacetsProps) => {
  const { listing, facets, onChange, id } = props;
  const { flagText } = useFacetTexts();
  return (
    <div className={css.facets}>
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <FormattedMessage id="catalog.filter.only" />
        </legend>
        <ul className={css.list}>
          {FLAG_FACETS.map((facet) => (
            <li key={facet}>
              <FacetValue
                id={`${id}${facet}`}
                name={facet}
                value="1"
                label={flagText(facet)}
                count={facets[facet]}
                checked={listing[facet]}
                onChange={() => onChange(toggleFlag(listing, facet))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <FacetPrice {...props} />
      {VALUE_FACETS.map((facet) => (
        <FacetValues key={facet} facet={facet} {...props} />
      ))}
    </div>
  );
};

interface Props extends Omit<FacetsProps, 'id'> {
  /** Path of the list without query. */
  place: ShopPath;
  className?: string;
}

/** The facets beside a list. A native form with a submit button if JavaScript is disabled. */
export const FacetsForm = ({ place, className, ...facets }: Props) => {
  const { prefix } = useAppSelector(selectMarketContext);
  const { search, sort } = facets.listing;
  return (
    <aside className={className} aria-labelledby={FILTERS_ID}>
      <form method="get" action={`${prefix}${place}`} onSubmit={(event) => event.preventDefault()}>
        <h2 id={FILTERS_ID} className={css.title}>
          <FormattedMessage id="catalog.filter.title" />
        </h2>
        {search !== '' && <input type="hidden" name="q" value={search} />}
        {sort !== sortsOf(facets.listing)[0] && <input type="hidden" name="sort" value={sort} />}
        <Facets {...facets} id={LISTING_ID} />
        <noscript>
          <Button type="submit" variant="primary" className={css.apply}>
            <FormattedMessage id="catalog.filter.apply" />
          </Button>
        </noscript>
      </form>
    </aside>
  );
};
