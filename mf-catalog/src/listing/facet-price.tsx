import { FormattedMessage } from '@shop/contracts/i18n';
import { languageTag } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { useHydrated } from '@shop/contracts/ui';
import { useState, type KeyboardEvent } from 'react';
import { withPrice } from './filters.ts';
import {
  priceFieldValue,
  parsePriceField,
  parsePriceFields,
  writePriceRange,
} from './listing-price.ts';
import { FacetValue } from './facet-value.tsx';
import type { FacetsProps } from './facets.tsx';
import css from './facets.module.css';
import { useFacetTexts } from './use-facet-texts.ts';
import { useTypedPriceHandOff } from './hand-off.ts';

const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];

/**
 * Price range in the market's currency. A typed amount applies on blur; an invalid amount stays in the field with
 * an error.
 */
export const FacetPrice = ({ listing, facets, onChange, id }: FacetsProps) => {
  const { currencySign, rangeText } = useFacetTexts();
  const [typed, setTyped] = useTypedPriceHandOff();
  const [unreadable, setUnreadable] = useState<readonly End[]>([]);
  const locale = languageTag(useAppSelector(selectMarketContext));
  const hydrated = useHydrated();
  const { price: range, prices = [] } = facets;
  if (!range && !listing.price) return null;
  const selected = listing.price && writePriceRange(listing.price);
  const problemId = `${id}price-problem`;
  // Without JavaScript the form always submits both fields: filled in, they would keep a band that was unticked.
  const isBand = prices.some((it) => writePriceRange(it) === selected);
  const applied = isBand && !hydrated ? null : listing.price;
  const valueOf = (end: End) => typed[end] ?? priceFieldValue(applied?.[end] ?? null, locale);
  const limits = {
    from: range && Math.floor(range.min / 100),
    to: range && Math.ceil(range.max / 100),
  };
  const commit = () => {
    if (Object.keys(typed).length === 0) return;
    const invalid = ENDS.filter((end) => parsePriceField(valueOf(end), locale) === 'unreadable');
    setUnreadable(invalid);
    if (invalid.length > 0) return;
    setTyped({});
    onChange(withPrice(listing, parsePriceFields(valueOf('from'), valueOf('to'), locale)));
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
                  checked={value === selected}
                  onChange={() => onChange(withPrice(listing, value === selected ? null : its))}
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
              maxLength={20}
              aria-invalid={unreadable.includes(end) || undefined}
              aria-describedby={unreadable.includes(end) ? problemId : undefined}
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
      <p id={problemId} className={css.problem} role="status">
        {unreadable.length > 0 && (
          <FormattedMessage
            id="catalog.filter.price.unreadable"
            values={{ example: priceFieldValue(1250, locale) }}
          />
        )}
      </p>
    </fieldset>
  );
};
