/** Contents a bottle comes in, in millilitres. */
const CONTENTS = [
  187, 200, 250, 330, 375, 500, 620, 700, 720, 750, 1000, 1500, 2000, 3000, 5000, 6000,
] as const;

/**
 * Codes the other sizes of an item would have. Sizes of one wine are SKUs of their own, whose codes differ in their
 * last part alone, the content: `BARBERA-ASTI-750`, `BARBERA-ASTI-375`. An item whose code does not end in its own
 * content has no other sizes.
 *
 * @param sizeMl `metadata.facts.size_ml`
 */
export const codesOfOtherSizes = (code: string, sizeMl: number | null): readonly string[] => {
  const ending = `-${sizeMl}`;
  if (sizeMl === null || !code.endsWith(ending) || code.length === ending.length) return [];
  const stem = code.slice(0, -ending.length);
  return CONTENTS.filter((it) => it !== sizeMl).map((it) => `${stem}-${it}`);
};
