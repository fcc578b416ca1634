import { FormattedMessage } from '@shop/contracts/i18n';
import type { KeyboardEvent } from 'react';
import { withPrice } from '../../model/listing/listing-filters.ts';
import {
  priceFieldValue,
  typedPriceRange,
  writePriceRange,
} from '../../model/listing/listing-price.ts';
import { FacetValue } from './facet-value.tsx';
import type { FacetsProps } from './facets.tsx';
import css from './facets.module.css';
import { useFacetTexts } from './use-facet-texts.ts';
import { useTypedPrice } from './use-typed-price.ts';

const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];

/** The price, between two amounts in the market's currency. What is typed counts once the field is left. */
export const FacetPrice = ({ listing, facets, onChange, id }: FacetsProps) => {
  const { currencySign, rangeText } = useFacetTexts();
  const [typed, setTyped] = useTypedPrice();
  const { price: range, prices = [] } = facets;
  if (!range && !listing.price) return null;
  const asked = listing.price && writePriceRange(listing.price);
  const valueOf = (end: End) => typed[end] ?? priceFieldValue(listing.price?.[end] ?? null);
  const limits = {
    from: range && Math.floor(range.min / 100),
    to: range && Math.ceil(range.max / 100),
  };
  const commit = () => {
    if (Object.keys(typed).length === 0) return;
    setTyped({});
    onChange(withPrice(listing, typedPriceRange(valueOf('from'), valueOf('to'))));
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="catalog.filter.price" values={{ currency: currencySign }} />
      </legend>
      {prices.length > 1 && (
        <ul className={css.ranges}>
          {prices.map(({ count, ...its }) => {
            const value = writePriceRange(its);
            return (
              <li key={value}>
                <FacetValue
                  id={`${id}price-${value}`}
                  name="price"
                  value={value}
                  label={rangeText(its)}
                  count={count}
                  checked={value === asked}
                  onChange={() => onChange(withPrice(listing, value === asked ? null : its))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className={css.prices}>
        {ENDS.map((end) => (
          <label key={end} className={css.price}>
            <FormattedMessage id={`catalog.filter.${end}`} />
            <input
              id={`${id}price-${end}`}
              name={`price_${end}`}
              type="number"
              min="0"
              step="0.01"
              inputMode="decimal"
              autoComplete="off"
              className={css.field}
              placeholder={limits[end] === null ? undefined : String(limits[end])}
              value={valueOf(end)}
              onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
              onBlur={commit}
              onKeyDown={pressed}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
