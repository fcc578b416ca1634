/** Characters of JSON that an attribute's object or list, such as `metadata`, may have. */
export const longestJson = 32_768;

/** Objects and lists in each other. */
export const deepestJson = 10;

/**
 * The largest integer an attribute takes, which is also the largest amount in cents: that of a database's 32 bits.
 * Sums of thousands of them are still exact in JavaScript, which 2^53 - 1 is not.
 */
export const largestInteger = 2_147_483_647;

/** Whether JSON goes deeper than is kept. Goes no deeper itself, whatever it is given. */
const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((it) => isDeeperThan(it, levels - 1)));

/** Reports an object or a list that is too large to store; null if it fits. */
export const jsonBound = (
  value: object,
): { message: string; error: string; count: number } | null => {
  if (isDeeperThan(value, deepestJson))
    return {
      message: `is too deep (maximum is ${deepestJson} levels)`,
      error: 'too_deep',
      count: deepestJson,
    };
  return JSON.stringify(value).length > longestJson
    ? {
        message: `is too long (maximum is ${longestJson} characters)`,
        error: 'too_long',
        count: longestJson,
      }
    : null;
};
