import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { skuShape } from './shapes/skus.ts';
import { unitOfWeightProblems } from './unit-of-weight-problems.ts';

/** Creates a SKU. */
export const createSku = (operation: Operation, input: Input): Result<string> => {
  const problems = unitOfWeightProblems(input);
  return problems.length > 0 ? failure(...problems) : writeValues(operation, skuShape, null, input);
};
