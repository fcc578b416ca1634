import type { Input, Operation } from '../core/define-resource.ts';
import { failure, type Result } from '../core/problem.ts';
import { writeValues } from '../core/write/write-values.ts';
import { newSecret } from '../events/new-secret.ts';
import { markets } from '../resources/markets.ts';
import type { Rows } from '../resources/rows.ts';
import { defaultMethodProblems } from './default-method-problems.ts';

/** Changes a market, with a new secret when one is asked for. */
export const updateMarket = (
  operation: Operation,
  market: Rows['markets'],
  input: Input,
): Result<string> => {
  const problems = defaultMethodProblems(operation, input);
  if (problems.length > 0) return failure(...problems);
  return writeValues(operation, markets, market, input, {
    ...(input.attributes['_regenerate_shared_secret'] === true && { shared_secret: newSecret() }),
  });
};
