import { useIntl } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { selectCurrency, selectLocale, useAppSelector } from '@shop/contracts/store';
import { findCategory } from '../category/categories.ts';
import type { ActiveFilter } from './filters.ts';
import type { FlagFacet, PriceRange, ValueFacet } from './listing-query.ts';
import { useContentText } from '../facts/content-text.ts';
import { readableKey, useFactText } from '../facts/fact-text.ts';

const FLAGS = {
  available: 'catalog.availability.in-stock',
  offers: 'category.offers.name',
} as const satisfies Record<FlagFacet, string>;

/** Labels of facets and their values in the page's language, with amounts in the market's currency. */
export const useFacetTexts = () => {
  const intl = useIntl();
  const contentText = useContentText();
  const factText = useFactText();
  const currency = useAppSelector(selectCurrency);
  const locale = useAppSelector(selectLocale);
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  /** Whole units without cents: `10 €`. */
  const money = (cents: number) =>
    formatMoney({ cents, currency }, locale).replace(/[.,]00(?!\d)/, '');

  const valueText = (facet: ValueFacet, value: string): string => {
    // A color is labeled like the category of its wines, if there is one.
    if (facet === 'colour')
      return findCategory(value) ? text(`category.${value}.name`) : readableKey(value);
    return facet === 'size' ? contentText(Number(value)) : factText(facet, value);
  };
  const flagText = (facet: FlagFacet): string => text(FLAGS[facet]);
  /** `10 € – 20 €` */
  const rangeText = ({ from, to }: PriceRange): string => {
    if (from === null) return text('catalog.filter.below', { price: money(to ?? 0) });
    if (to === null) return text('catalog.filter.above', { price: money(from) });
    return `${money(from)} – ${money(to)}`;
  };
  return {
    valueText,
    flagText,
    rangeText,
    filterText: (filter: ActiveFilter): string => {
      if (filter.facet === 'price') return rangeText(filter.range);
      return 'value' in filter ? valueText(filter.facet, filter.value) : flagText(filter.facet);
    },
    /** `€`, `$`, `CHF` */
    currencySign:
      intl
        .formatNumberToParts(0, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .find(({ type }) => type === 'currency')?.value ?? currency,
  };
};
