import { isDeclaredIn } from '@shop/contracts/commerce/metadata';
import { dutiesOf, zoneCodes, type CountryCode, type Market } from '@shop/contracts/market';
import { announcesReduction, hasCompareAt, type MarketRule } from './announces-reduction.ts';

/** What the law of a market's countries makes of an item. */
export interface MarketRules {
  /** Whether the market lists it as an offer. */
  announces: MarketRule;
  /** Whether the market may sell it: declarations about its containers are complete in at least one country. */
  sells: MarketRule;
  /** Whether a country of the market has deposits on drinks' containers. */
  hasDeposits: (market: string) => boolean;
  /** All such countries, sorted. */
  depositCountries: readonly CountryCode[];
}

/** Rules of markets whose countries are unknown. */
export const NO_RULES: MarketRules = {
  announces: hasCompareAt,
  sells: () => true,
  hasDeposits: () => false,
  depositCountries: [],
};

const hasDepositDuty = (country: CountryCode): boolean => dutiesOf(country).deposit !== null;

/** The rules of the shop's markets. A market that is not among them sells everything and has no deposits. */
export const marketRules = (markets: readonly Market[]): MarketRules => {
  const countries = new Map(markets.map((it) => [it.market_code, zoneCodes(it)]));
  const countriesOf = (market: string) => countries.get(market) ?? [];
  return {
    announces: announcesReduction(markets),
    sells: ({ containers }, market) => {
      const codes = countriesOf(market);
      return codes.length === 0 || codes.some((it) => isDeclaredIn(containers, it));
    },
    hasDeposits: (market) => countriesOf(market).some(hasDepositDuty),
    depositCountries: [
      ...new Set([...countries.values()].flat().filter(hasDepositDuty)),
    ].toSorted(),
  };
};
