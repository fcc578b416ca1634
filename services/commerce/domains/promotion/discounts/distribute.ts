/**
 * Splits an amount of whole cents by weight, to the cent: the parts add up to
 * the amount exactly (largest remainder, earlier parts first among equals) and
 * none is greater than its weight as long as the amount is at most their sum.
 */
export const distribute = (amount: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0 || amount === 0) return weights.map(() => 0);
  // Products of two amounts leave the integers a double holds.
  const exactAmount = BigInt(amount);
  const shares = weights.map((weight, index) => {
    const product = exactAmount * BigInt(weight);
    return {
      index,
      cents: Number(product / BigInt(sum)),
      remainder: Number(product % BigInt(sum)),
    };
  });
  const remainder = amount - shares.reduce((total, { cents }) => total + cents, 0);
  const raised = new Set(
    [...shares]
      .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, remainder)
      .map(({ index }) => index),
  );
  return shares.map(({ index, cents }) => cents + (raised.has(index) ? 1 : 0));
};
