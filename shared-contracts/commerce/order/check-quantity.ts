import { fail, ok, type Result } from '../result.ts';

/** A whole number of at least one piece; anything else never reaches the platform. */
export const checkQuantity = (quantity: unknown): Result<number> =>
  typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity >= 1
    ? ok(quantity)
    : fail({
        code: 'INVALID_QUANTITY',
        status: 0,
        detail: 'quantity - must be a whole number of at least 1',
        fields: [
          { field: 'quantity', reason: 'greater_than_or_equal_to', detail: 'must be at least 1' },
        ],
      });
