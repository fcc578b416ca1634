import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import type { Result } from '../../../engine/definition/problem.ts';
import { forwardTransaction } from './forward-transaction.ts';
import { transactionValues } from './transaction-values.ts';
import type { TransactionType } from './write-transaction.ts';

/** Annotates a transaction of the type given, and moves it to succeeded when asked to. */
export const updateTransaction =
  (type: TransactionType) =>
  (
    operation: Operation,
    row: { readonly id: string; readonly order_id: string; readonly succeeded: boolean },
    input: Input,
  ): Result<string> => {
    operation.store.update(type, row.id, transactionValues(input));
    return forwardTransaction(operation, type, row, input);
  };
