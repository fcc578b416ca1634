import { isPassing } from './is-passing.ts';

describe('isPassing', () => {
  it.each(['CONNECTION', 'TIMEOUT', 'SERVER', 'RATE_LIMITED', 'TOKEN_ERROR'] as const)(
    'X %s may go another way when asked again',
    (code) => expect(isPassing({ code })).toBe(true),
  );

  it.each(['OUT_OF_STOCK', 'VALIDATION', 'NOT_FOUND', 'INVALID_COUPON', 'UNAUTHORIZED'] as const)(
    'X %s is an answer',
    (code) => expect(isPassing({ code })).toBe(false),
  );
});
