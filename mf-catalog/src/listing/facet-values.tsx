import { FormattedMessage } from '@shop/contracts/i18n';
import { facetValues } from './partition-facet-values.ts';
import { toggleValue } from './filters.ts';
import type { ValueFacet } from './listing-query.ts';
import { FacetValue } from './facet-value.tsx';
import type { FacetsProps } from './facets.tsx';
import css from './facets.module.css';
import { useFacetTexts } from './use-facet-texts.ts';

/** Values seen at once; of more, the rest is folded away. */
const SEEN = 8;

/** A facet of several values, the most frequent in sight. Nothing where there is nothing to choose between. */
export const FacetValues = ({
  facet,
  listing,
  facets,
  onChange,
  id,
}: FacetsProps & { facet: ValueFacet }) => {
  const { valueText } = useFacetTexts();
  const chosen = listing[facet];
  const { seen, folded } = facetValues(facet, facets[facet] ?? [], chosen, {
    seen: SEEN,
    textOf: (value) => valueText(facet, value),
  });
  const isColour = facet === 'colour';
  // Where all are of one colour there is nothing to choose between.
  if (seen.length + folded.length <= (isColour && chosen.length === 0 ? 1 : 0)) return null;
  const list = (values: typeof seen) => (
    <ul className={isColour ? css.chips : css.list}>
      {values.map(({ value, text, count }) => (
        <li key={value}>
          <FacetValue
            id={`${id}${facet}-${value}`}
            name={facet}
            value={value}
            label={text}
            colour={isColour}
            count={count}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggleValue(listing, facet, value))}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id={`catalog.facts.${facet}`} />
      </legend>
      {list(seen)}
      {folded.length > 0 && (
        <details
          id={`${id}${facet}-more`}
          open={folded.some(({ value }) => chosen.includes(value)) || undefined}
        >
          <summary className={css.more}>
            <FormattedMessage id="catalog.filter.more" values={{ count: folded.length }} />
          </summary>
          {list(folded)}
        </details>
      )}
    </fieldset>
  );
};
