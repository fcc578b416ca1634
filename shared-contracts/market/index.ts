export { contextOf } from './context-of.ts';
export { countryName } from './country-name.ts';
export { countryOptions, type SelectOption } from './country-options.ts';
export { findMarket } from './find-market.ts';
export { addDays, formatDate, formatMinute } from './format-date.ts';
export { formatMoney } from './format-money.ts';
export { languageTag, type LanguageTag } from './language-tag.ts';
export { marketPath } from './market-path.ts';
export { namesPayment } from './names-payment.ts';
export { parseMarketPath, type MarketPath } from './parse-market-path.ts';
export { offeredLocales } from './resolve-locale.ts';
export { resolveCountry } from './resolve-country.ts';
export { resolveMarket, type ResolvedMarket, type ResolveMarketInput } from './resolve-market.ts';
export { shippingMethodOf } from './shipping-method-of.ts';
export {
  LOCALES,
  type CountryCode,
  type CurrencyCode,
  type Locale,
  type Market,
  type MarketContext,
  type SubZone,
} from './types.ts';
export { usesStates, type CountryWithStates } from './uses-states.ts';
export { zoneCodes } from './zone-codes.ts';
