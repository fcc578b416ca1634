import { asNumber, asRecord, asText, asTexts } from '@shop/contracts/commerce';
import { asTextList } from './facts.ts';
import { type Responsible, responsibleOf } from './responsible.ts';

export interface Award {
  name: string;
  year: number | null;
  /** Stable key; null if the award has no medals. */
  medal: string | null;
}

/** An amount by stable key: `calcium_mg_l`. */
export interface Amount {
  key: string;
  value: number;
}

/** Facts of an item beyond {@link Facts}. Keys are stable and are translated at render time. */
export interface Details {
  vintage: number | null;
  /** Percent by volume. */
  alcohol: number | null;
  pairings: readonly string[];
  source: string | null;
  sparkling: boolean | null;
  /** Degrees Celsius. */
  serve: { from: number; to: number } | null;
  ageing: { months: number; vessel: string | null } | null;
  closure: string | null;
  material: string | null;
  care: string | null;
  /** Bottler, producer, importer or manufacturer. */
  responsible: Responsible | null;
  /** The manufacturer's type or number of an accessory. */
  identifier: string | null;
  /** Safety warnings. */
  warnings: readonly string[];
  /** Grams per liter. */
  sugar: number | null;
  ingredients: readonly string[];
  /** Allergens. */
  contains: readonly string[];
  awards: readonly Award[];
  /** Milligrams per liter, in the order given. */
  minerals: readonly Amount[];
  /** Other values of a water's laboratory analysis and the year of the analysis. */
  analysis: { year: number | null; values: readonly Amount[] };
}

const amountsOf = (value: unknown): readonly Amount[] =>
  Object.entries(asRecord(value)).flatMap(([key, it]) => {
    const amount = asNumber(it);
    return amount === null ? [] : [{ key, value: amount }];
  });

const serveOf = (value: unknown): Details['serve'] => {
  const [from, to] = Array.isArray(value) ? value.map(asNumber) : [];
  return typeof from === 'number' && typeof to === 'number' && from <= to ? { from, to } : null;
};

const ageingOf = (value: unknown): Details['ageing'] => {
  const { months, vessel } = asRecord(value);
  const many = asNumber(months);
  return many !== null && many > 0 ? { months: many, vessel: asText(vessel) } : null;
};

const awardsOf = (value: unknown): readonly Award[] =>
  (Array.isArray(value) ? value : []).flatMap((it) => {
    const { name, year, medal } = asRecord(it);
    const text = asText(name);
    return text === null ? [] : [{ name: text, year: asNumber(year), medal: asText(medal) }];
  });

/** Parses raw `metadata.facts`. Missing values and values of the wrong type are ignored. */
export const detailsOf = (facts: Readonly<Record<string, unknown>>): Details => {
  const { year, ...measured } = asRecord(facts.analysis);
  return {
    vintage: asNumber(facts.vintage),
    alcohol: asNumber(facts.alcohol),
    pairings: asTextList(facts.pairing),
    source: asText(facts.source),
    sparkling: typeof facts.sparkling === 'boolean' ? facts.sparkling : null,
    serve: serveOf(facts.serve_c),
    ageing: ageingOf(facts.ageing),
    closure: asText(facts.closure),
    material: asText(facts.material),
    care: asText(facts.care),
    responsible: responsibleOf(facts),
    identifier: asText(facts.identifier),
    warnings: asTexts(facts.warnings),
    sugar: asNumber(facts.sugar_g_l),
    ingredients: asTexts(facts.ingredients),
    contains: asTexts(facts.contains),
    awards: awardsOf(facts.awards),
    minerals: amountsOf(facts.minerals),
    analysis: { year: asNumber(year), values: amountsOf(measured) },
  };
};
