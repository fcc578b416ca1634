import type { Input, Operation } from '../core/define-resource.ts';
import { failure, type Result } from '../core/problem.ts';
import { writeValues } from '../core/write/write-values.ts';
import { newSecret } from '../core/new-secret.ts';
import { marketShape } from '../shapes/organization/markets.ts';
import type { Rows } from '../shapes/rows.ts';
import { defaultMethodProblems } from './default-method-problems.ts';

/** Updates a market. A trigger rotates its secret. */
export const updateMarket = (
  operation: Operation,
  market: Rows['markets'],
  input: Input,
): Result<string> => {
  const problems = defaultMethodProblems(operation, input);
  if (problems.length > 0) return failure(...problems);
  return writeValues(operation, marketShape, market, input, {
    ...(input.attributes['_regenerate_shared_secret'] === true && { shared_secret: newSecret() }),
  });
};
