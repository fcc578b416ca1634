import { ok, type Operation } from '@shop/contracts/commerce';

/**
 * Answers null for what does not exist. An unknown code is an answer like any other and worth keeping: as an
 * error it would be asked for again whenever the page renders.
 */
export const absentAsNull =
  <T>(operation: Operation<T>): Operation<T | null> =>
  async (context) => {
    const result = await operation(context);
    return !result.ok && result.error.code === 'NOT_FOUND' ? ok(null) : result;
  };
