import type { CountryCode } from './types.ts';

/** Wording about alcohol that a country requires on pages that offer it, and what its carriers do. */
export type AlcoholWording =
  /** France, Code de la santé publique, L3323-4 and L3342-1: health sentence and notice about minors. */
  | 'health-and-minors'
  /** Germany, JuSchG, § 9: the age is checked at the order, and by the carrier at the delivery. */
  | 'age-check-at-delivery';

/** Drinks of which the law tells containers apart; `kind` of an item's metadata. */
export type Drink = 'water' | 'wine';

export type ContainerMaterial = 'carton' | 'glass' | 'metal' | 'plastic';

/** Single-use containers with a mandatory deposit. */
export interface DepositRule {
  drinks: readonly Drink[];
  materials: readonly ContainerMaterial[];
  /** From and to, both included. */
  milliliters: readonly [from: number, to: number];
  /** Lowest deposit, in cents of the country's currency. */
  cents: number;
}

/** What a country requires of drinks in containers with a deposit. */
export interface DepositDuty {
  rules: readonly DepositRule[];
  /** Words beside the price, at least as large as it; null if none are required. */
  words: {
    /** For single-use containers with a mandatory deposit. */
    singleUse: string;
    /** For refillable containers of these drinks, up to so many milliliters. */
    refillable: string;
    refillableDrinks: readonly Drink[];
    refillableTo: number;
  } | null;
}

/** What the law of a country asks of a shop that delivers wine and water to consumers there. */
export interface Duties {
  /** The button that places an order mentions the payment: Directive 2011/83/EU, article 8(2). */
  paymentButton: boolean;
  /** Liquids also show their price per liter: Directive 98/6/EC, article 3. */
  unitPrice: boolean;
  /**
   * Days after the delivery in which a consumer may withdraw, for which the shop has the online function: Directive
   * 2011/83/EU, articles 9 and 11a. Null without such a right.
   */
  withdrawalDays: number | null;
  /**
   * Days before a price reduction whose lowest price is the only former price that may be shown: Directive 98/6/EC,
   * article 6a. Null where the merchant's compare-at price is shown.
   */
  lowestPriceDays: number | null;
  /** Years of the legal guarantee that the harmonised notice states: Directive (EU) 2019/771; null without a notice. */
  guaranteeYears: number | null;
  /** The shop publishes an accessibility statement: Directive (EU) 2019/882. */
  accessibilityStatement: boolean;
  alcohol: AlcoholWording | null;
  /** Deposits on drinks' containers; null without a duty. */
  deposit: DepositDuty | null;
}

const NONE: Duties = {
  paymentButton: false,
  unitPrice: true,
  withdrawalDays: null,
  lowestPriceDays: null,
  guaranteeYears: null,
  accessibilityStatement: false,
  alcohol: null,
  deposit: null,
};

const EEA: Duties = {
  paymentButton: true,
  unitPrice: true,
  withdrawalDays: 14,
  lowestPriceDays: 30,
  guaranteeYears: 2,
  accessibilityStatement: true,
  alcohol: null,
  deposit: null,
};

/** Einwegpfandverordnung (BGBl. II 283/2023), since 2025. */
const AUSTRIAN_DEPOSIT: DepositDuty = {
  rules: [
    {
      drinks: ['water', 'wine'],
      materials: ['metal', 'plastic'],
      milliliters: [100, 3000],
      cents: 25,
    },
  ],
  words: null,
};

/** VerpackG, §§ 31 and 32: wine has a deposit only in plastic and metal. */
const GERMAN_DEPOSIT: DepositDuty = {
  rules: [
    {
      drinks: ['water'],
      materials: ['glass', 'metal', 'plastic'],
      milliliters: [100, 3000],
      cents: 25,
    },
    { drinks: ['wine'], materials: ['metal', 'plastic'], milliliters: [100, 3000], cents: 25 },
  ],
  words: {
    singleUse: 'EINWEG',
    refillable: 'MEHRWEG',
    refillableDrinks: ['water'],
    refillableTo: 3000,
  },
};

/** Besluit beheer verpakkingen 2014 and Regeling statiegeld: wine is exempt. */
const DUTCH_DEPOSIT: DepositDuty = {
  rules: [
    { drinks: ['water'], materials: ['plastic'], milliliters: [0, 999], cents: 15 },
    { drinks: ['water'], materials: ['plastic'], milliliters: [1000, 3000], cents: 25 },
    { drinks: ['water'], materials: ['metal'], milliliters: [0, 3000], cents: 15 },
  ],
  words: null,
};

const EEA_COUNTRIES =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/** Duties of all countries that differ from {@link NONE}. */
const TABLE: Readonly<Record<CountryCode, Duties>> = {
  ...Object.fromEntries(EEA_COUNTRIES.split(' ').map((it) => [it, EEA])),
  AT: { ...EEA, deposit: AUSTRIAN_DEPOSIT },
  DE: { ...EEA, alcohol: 'age-check-at-delivery', deposit: GERMAN_DEPOSIT },
  ES: { ...EEA, guaranteeYears: 3 },
  FR: { ...EEA, alcohol: 'health-and-minors' },
  NL: { ...EEA, deposit: DUTCH_DEPOSIT },
  // Consumer Contracts Regulations 2013, regulations 14, 29 and 30. The rest of the EU's acts came after its exit.
  GB: { ...NONE, paymentButton: true, withdrawalDays: 14 },
  // Federal law asks for the unit price of packed goods only in some states.
  US: { ...NONE, unitPrice: false },
};

/**
 * The duties of a country, as data: components ask for a duty, never for a country. Sources and what a merchant must
 * still do: `docs/compliance.md`. Not legal advice.
 *
 * @param country - ISO 3166-1 alpha-2 in upper case; a country that is not in the table has the common ones
 */
export const dutiesOf = (country: CountryCode): Duties => TABLE[country] ?? NONE;

/** Whether the button that places an order mentions the payment in this country; read by remotes of contract 2. */
export const namesPayment = (country: string): boolean => dutiesOf(country).paymentButton;
