import { fail, type Result } from '../result.ts';

/** No item of this code is sold in the token's market. */
export const notSold = (code: string): Result<never> =>
  fail({
    code: 'NOT_FOUND',
    status: 404,
    detail: `Nothing with the code ${code} is sold here`,
    fields: [],
  });
