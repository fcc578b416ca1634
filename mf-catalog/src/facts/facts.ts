import { asNumber, asRecord, asText, asTexts } from '@shop/contracts/commerce';

/** What lists and choices go by. Region and grape are stable keys, translated where they are shown. */
export interface Facts {
  producer: string | null;
  region: string | null;
  grapes: readonly string[];
  sizeMl: number | null;
}

/** One text, or a list of them. */
export const oneOrMore = (value: unknown): readonly string[] => {
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
    sizeMl: asNumber(facts.size_ml),
  };
};
