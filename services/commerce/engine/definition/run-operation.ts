import type { Emitted, Operation, ReadContext } from './define-resource.ts';
import type { Result } from './problem.ts';

/** The context of a unit of work, in a request or in the background. */
export interface OperationHost extends ReadContext {
  /** As of an {@link Operation}. */
  readonly mayCall?: Operation['mayCall'];
  /** Stores the events of the work; runs in its transaction. */
  readonly record: (operation: Operation, emitted: readonly Emitted[]) => void;
  /** The clock; defaults to the machine's. */
  readonly clock?: () => Date;
}

const stays = (result: Result<unknown>): boolean => result.ok || result.keep === true;

/**
 * Runs one unit of work in one transaction. Commits it with its events if it succeeds or its failure is marked `keep`;
 * otherwise rolls it back.
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
