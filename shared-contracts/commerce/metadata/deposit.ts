import { dutiesOf, type DepositDuty, type DepositRule } from '../../market/duties.ts';
import type { CountryCode } from '../../market/types.ts';
import type { Container } from './containers.ts';

/** What a merchant has not declared about a container. */
export type UndeclaredDeposit = 'deposit' | 'packaging';

/** The deposit on one piece of an item in a country. */
export interface DepositTerms {
  /** In cents of the country's currency; zero without a deposit, and in countries without a rule for deposits. */
  cents: number;
  /** Words that the country requires beside the price, at least as large as it. */
  words: readonly string[];
  /** What the country requires and the merchant has not declared: with any, the item is not sold there. */
  undeclared: readonly UndeclaredDeposit[];
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const ruleFor = ({ rules }: DepositDuty, container: Container): DepositRule | undefined => {
  const { drink, packaging } = container;
  if (packaging?.use !== 'single-use') return undefined;
  return rules.find(
    ({ drinks, materials, milliliters: [from, to] }) =>
      drinks.includes(drink) &&
      materials.includes(packaging.material) &&
      packaging.milliliters >= from &&
      packaging.milliliters <= to,
  );
};

const wordOf = (duty: DepositDuty, container: Container): string | null => {
  const { drink, packaging } = container;
  if (!duty.words || !packaging) return null;
  if (packaging.use === 'single-use') return ruleFor(duty, container) ? duty.words.singleUse : null;
  const { refillable, refillableDrinks, refillableTo } = duty.words;
  return refillableDrinks.includes(drink) && packaging.milliliters <= refillableTo
    ? refillable
    : null;
};

const undeclaredOf = (
  duty: DepositDuty,
  container: Container,
  country: CountryCode,
): UndeclaredDeposit | null => {
  if (!container.packaging) {
    return duty.rules.some(({ drinks }) => drinks.includes(container.drink)) ? 'packaging' : null;
  }
  const rule = ruleFor(duty, container);
  return rule && (container.deposit[country] ?? 0) < rule.cents ? 'deposit' : null;
};

/**
 * The deposit on one piece of an item, words beside its price, and what is missing to sell it in a country. A deposit is
 * not part of the price: no promotion reduces it, and whoever returns the item gets it back (`docs/compliance.md`).
 *
 * @param containers - of one piece, see `containersOf`
 */
export const depositOf = (
  containers: readonly Container[] | undefined,
  country: CountryCode,
): DepositTerms => {
  const duty = dutiesOf(country).deposit;
  if (!duty || !containers) return { cents: 0, words: [], undeclared: [] };
  return {
    cents: containers.reduce(
      (sum, { deposit, quantity }) => sum + (deposit[country] ?? 0) * quantity,
      0,
    ),
    words: unique(containers.flatMap((it) => wordOf(duty, it) ?? [])),
    undeclared: unique(containers.flatMap((it) => undeclaredOf(duty, it, country) ?? [])),
  };
};

/** Whether a country's required declarations about the item's containers are complete. */
export const isDeclaredIn = (
  containers: readonly Container[] | undefined,
  country: CountryCode,
): boolean => depositOf(containers, country).undeclared.length === 0;
