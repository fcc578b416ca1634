export type QuantityProblem = 'not-a-quantity' | 'above-maximum';
export type QuantityEntry = { ok: true; quantity: number } | { ok: false; reason: QuantityProblem };

/**
 * Parses the text of a quantity field: digits only, so `1e9`, `1.5`, `-1`, letters and empty text are not quantities. A
 * quantity above `max` (V9) has its own problem code, because the shopper gets a different message.
 */
export const parseQuantity = (
  typed: string,
  { min, max }: { min: number; max: number },
): QuantityEntry => {
  const digits = typed.trim();
  if (!/^\d+$/u.test(digits)) return { ok: false, reason: 'not-a-quantity' };
  const quantity = Number(digits);
  if (quantity < min) return { ok: false, reason: 'not-a-quantity' };
  if (quantity > max) return { ok: false, reason: 'above-maximum' };
  return { ok: true, quantity };
};
