import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { marketShape } from './shapes/markets.ts';
import { defaultMethodProblems } from '../catalog/default-method-problems.ts';
import { newSecret } from '../../engine/store/new-secret.ts';
import type { Rows } from '../rows.ts';

/** Creates a market under the next number. */
export const createMarket = (operation: Operation, input: Input): Result<string> => {
  const problems = defaultMethodProblems(operation, input);
  if (problems.length > 0) return failure(...problems);
  const last = operation.store.statement('SELECT max(number) AS n FROM markets').get()?.['n'];
  return writeValues(operation, marketShape, null, input, { number: Number(last ?? 0) + 1 });
};

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
