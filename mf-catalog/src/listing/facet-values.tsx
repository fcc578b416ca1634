import { FormattedMessage } from '@shop/contracts/i18n';
import { partitionFacetValues } from './partition-facet-values.ts';
import { toggleValue } from './filters.ts';
import type { ValueFacet } from './listing-query.ts';
import { FacetValue } from './facet-value.tsx';
import type { FacetsProps } from './facets.tsx';
import css from './facets.module.css';
import { useFacetTexts } from './use-facet-texts.ts';

/** Number of values that are always visible; the rest is collapsed. */
const VISIBLE_VALUES = 8;

/** A facet with several values, the most frequent first. Renders nothing if there is no choice. */
export const FacetValues = ({
  facet,
  listing,
  facets,
  onChange,
  id,
}: FacetsProps & { facet: ValueFacet }) => {
  const { valueText } = useFacetTexts();
  const chosen = listing[facet];
  const { visible, collapsed } = partitionFacetValues(facet, facets[facet] ?? [], chosen, {
    visible: VISIBLE_VALUES,
    textOf: (value) => valueText(facet, value),
  });
  const isColor = facet === 'colour';
  // A single color is not a choice.
  if (visible.length + collapsed.length <= (isColor && chosen.length === 0 ? 1 : 0)) return null;
  const list = (values: typeof visible) => (
    <ul className={isColor ? css.chips : css.list}>
      {values.map(({ value, text, count }) => (
        <li key={value}>
          <FacetValue
            id={`${id}${facet}-${value}`}
            name={facet}
            value={value}
            label={text}
            swatch={isColor}
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
      {list(visible)}
      {collapsed.length > 0 && (
        <details
          id={`${id}${facet}-more`}
          open={collapsed.some(({ value }) => chosen.includes(value)) || undefined}
        >
          <summary className={css.more}>
            <FormattedMessage id="catalog.filter.more" values={{ count: collapsed.length }} />
          </summary>
          {list(collapsed)}
        </details>
      )}
    </fieldset>
  );
};
