import { asNumber, asRecord, asText, asTexts } from '@shop/contracts/commerce';

/** What is known about an item. Region, grape and pairing are stable keys, translated where they are shown. */
export interface Facts {
  producer: string | null;
  region: string | null;
  grapes: readonly string[];
  vintage: number | null;
  /** Percent by volume. */
  alcohol: number | null;
  sizeMl: number | null;
  pairings: readonly string[];
  source: string | null;
  sparkling: boolean | null;
  /** Milligrams per litre by stable key (`calcium_mg_l`), in the order given. */
  minerals: readonly { key: string; value: number }[];
}

const oneOrMore = (value: unknown): readonly string[] => {
  const one = asText(value);
  return one === null ? asTexts(value) : [one];
};

/** Reads `metadata.facts`; whatever is missing or of the wrong kind is left out. */
export const factsOf = (metadata: Readonly<Record<string, unknown>>): Facts => {
  const facts = asRecord(metadata.facts);
  return {
    producer: asText(facts.producer),
    region: asText(facts.region),
    grapes: oneOrMore(facts.grape),
    vintage: asNumber(facts.vintage),
    alcohol: asNumber(facts.alcohol),
    sizeMl: asNumber(facts.size_ml),
    pairings: oneOrMore(facts.pairing),
    source: asText(facts.source),
    sparkling: typeof facts.sparkling === 'boolean' ? facts.sparkling : null,
    minerals: Object.entries(asRecord(facts.minerals)).flatMap(([key, value]) => {
      const amount = asNumber(value);
      return amount === null ? [] : [{ key, value: amount }];
    }),
  };
};
