import type { Emitted, Operation, ReadContext } from './define-resource.ts';
import type { Result } from './problem.ts';

/** What a unit of work runs with, in a request or in the background. */
export interface OperationHost extends ReadContext {
  /** Keeps what the work has emitted; runs in the work's transaction. */
  readonly record: (operation: Operation, emitted: readonly Emitted[]) => void;
  /** Gives the time; the machine's clock unless another is given. */
  readonly clock?: () => Date;
}

const stays = (result: Result<unknown>): boolean => result.ok || result.keep === true;

/**
 * Does one unit of work in one transaction: committed whole, with the events it
 * has emitted, when it succeeds or fails in a way to be kept; else nothing of it stays.
 */
export const runOperation = <T>(
  { record, clock = () => new Date(), ...context }: OperationHost,
  work: (operation: Operation) => Result<T>,
): Result<T> => {
  const emitted: Emitted[] = [];
  const operation: Operation = {
    ...context,
    now: clock().toISOString(),
    emit: (type, id, event) => emitted.push({ type, id, event }),
  };
  return context.store.transaction(() => {
    const result = work(operation);
    if (stays(result)) record(operation, emitted);
    return result;
  }, stays);
};
