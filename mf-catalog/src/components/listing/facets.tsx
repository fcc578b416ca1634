import type { ListingFacets } from '@shop/contracts/commerce/catalogue';
import { FormattedMessage } from '@shop/contracts/i18n';
import { toggleFlag } from '../../model/listing/listing-filters.ts';
import { FLAG_FACETS, VALUE_FACETS, type ListingQuery } from '../../model/listing/listing-query.ts';
import { FacetPrice } from './facet-price.tsx';
import { FacetValue } from './facet-value.tsx';
import { FacetValues } from './facet-values.tsx';
import css from './facets.module.css';
import { useFacetTexts } from './use-facet-texts.ts';

export interface FacetsProps {
  listing: ListingQuery;
  facets: ListingFacets;
  onChange: (next: ListingQuery) => void;
  /** Sets the ids of one set of controls apart from those of another on the same page. */
  id: string;
}

/** What a list can be narrowed down by: fields of a form, with how many items each value would leave. */
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
