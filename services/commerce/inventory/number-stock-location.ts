import type { Input, Operation } from '../core/define-resource.ts';
import type { Result } from '../core/problem.ts';
import { writeValues } from '../core/write/write-values.ts';
import { stockLocationShape } from '../shapes/inventory/stock-locations.ts';

/** Creates a stock location under the next number. */
export const numberStockLocation = (operation: Operation, input: Input): Result<string> =>
  writeValues(operation, stockLocationShape, null, input, {
    number: operation.store.next('stock_location_number'),
  });
