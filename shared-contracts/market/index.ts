export { countryName, usesStates, type CountryWithStates } from './countries.ts';
export { countryOptions, type SelectOption } from './country-options.ts';
export {
  dutiesOf,
  namesPayment,
  type AlcoholWording,
  type ContainerMaterial,
  type DepositDuty,
  type Drink,
  type Duties,
} from './duties.ts';
export { findMarket } from './find-market.ts';
export { addDays, formatDate, formatMinute } from './format-date.ts';
export { formatMoney } from './format-money.ts';
export { guaranteePage } from './guarantee-page.ts';
export { languageTag, offeredLocales, type LanguageTag } from './locale.ts';
export { marketPath, parseMarketPath, type MarketPath } from './path.ts';
export {
  contextOf,
  resolveMarket,
  type ResolvedMarket,
  type ResolveMarketInput,
} from './resolve-market.ts';
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
export { resolveCountry, zoneCodes } from './zone.ts';
