import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import type { Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { stockLocationShape } from './shapes/stock-locations.ts';

/** Creates a stock location under the next number. */
export const numberStockLocation = (operation: Operation, input: Input): Result<string> =>
  writeValues(operation, stockLocationShape, null, input, {
    number: operation.store.next('stock_location_number'),
  });
