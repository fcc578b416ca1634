import type { Operation } from '../../engine/definition/define-resource.ts';
import { findRow } from '../../engine/store/find-row.ts';
import { failure, resourceNotFound, type Result } from '../../engine/definition/problem.ts';
import { runOperation } from '../../engine/definition/run-operation.ts';
import { system } from '../../engine/definition/viewer.ts';
import { readInput } from '../../engine/write/read-input.ts';
import { createRow, updateRow } from '../../engine/write/write-row.ts';
import type { AdminContext } from '../admin-context.ts';

interface WriteInput {
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Related rows by the relationship's name, as `[type, id]`. */
  readonly links?: Readonly<Record<string, readonly [type: string, id: string]>>;
}

/** Writes of the API, by a request of an integration that is none. Each gives the row's id. */
export interface Writes {
  readonly create: (type: string, input: WriteInput) => Result<string>;
  readonly update: (
    type: string,
    id: string,
    attributes: WriteInput['attributes'],
  ) => Result<string>;
}

const documentOf = (type: string, { attributes, links = {} }: WriteInput, id?: string) => ({
  data: {
    type,
    ...(id !== undefined && { id }),
    attributes,
    relationships: Object.fromEntries(
      Object.entries(links).map(([name, [target, targetId]]) => [
        name,
        { data: { type: target, id: targetId } },
      ]),
    ),
  },
});

const writesOf = ({ registry }: AdminContext, operation: Operation): Writes => {
  const emitResult = (type: string, event: string, result: Result<string>): Result<string> => {
    if (result.ok) operation.emit(type, result.value, event);
    return result;
  };
  return {
    create: (type, request) => {
      const resource = registry.get(type);
      if (resource === undefined) return failure(resourceNotFound);
      const body = documentOf(type, request);
      const input = readInput(registry, operation, resource, body, { mode: 'create' });
      if (!input.ok) return input;
      return emitResult(type, 'create', createRow(operation, resource, input.value));
    },
    update: (type, id, attributes) => {
      const resource = registry.get(type);
      if (resource === undefined) return failure(resourceNotFound);
      const row = findRow(operation, resource, id);
      if (!row.ok) return row;
      const body = documentOf(type, { attributes }, id);
      const input = readInput(registry, operation, resource, body, { mode: 'update', id });
      if (!input.ok) return input;
      return emitResult(type, 'update', updateRow(operation, resource, row.value, input.value));
    },
  };
};

/**
 * Changes rows as an integration's requests would, all in one transaction: by the resources' own operations, with their
 * checks, events and webhooks. Nothing is written past them.
 */
export const writeAsIntegration = (
  context: AdminContext,
  work: (writes: Writes, operation: Operation) => Result<string>,
): Result<string> =>
  runOperation({ store: context.store, viewer: system, record: context.record }, (operation) =>
    work(writesOf(context, operation), operation),
  );
