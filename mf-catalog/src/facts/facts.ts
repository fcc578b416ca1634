import { asNumber, asRecord, asText, asTexts } from '@shop/contracts/commerce';

/** Facts used by lists and facets. Region and grape are stable keys and are translated at render time. */
export interface Facts {
  producer: string | null;
  region: string | null;
  grapes: readonly string[];
  sizeMl: number | null;
}

/** A string or a list of strings as a list. */
export const asTextList = (value: unknown): readonly string[] => {
  const one = asText(value);
  return one === null ? asTexts(value) : [one];
};

/** Parses `metadata.facts`. Missing values and values of the wrong type are ignored. */
export const factsOf = (metadata: Readonly<Record<string, unknown>>): Facts => {
  const facts = asRecord(metadata.facts);
  return {
    producer: asText(facts.producer),
    region: asText(facts.region),
    grapes: asTextList(facts.grape),
    sizeMl: asNumber(facts.size_ml),
  };
};
