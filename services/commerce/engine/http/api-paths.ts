import type { Action, Resource, Row } from '../definition/define-resource.ts';
import type { DocumentContext } from '../document/build-document.ts';
import { findRow } from '../store/find-row.ts';
import {
  accessDenied,
  failure,
  recordNotFound,
  resourceNotFound,
  success,
  type Result,
} from '../definition/problem.ts';
import type { Registry } from '../definition/registry.ts';
import { mayDo } from '../definition/scope.ts';

/** Resources with one row per viewer, by the name of their address. */
export const singletonsOf = (registry: Registry): ReadonlyMap<string, Resource> => {
  const singletons = new Map<string, Resource>();
  for (const resource of registry.values())
    if (resource.singleton) singletons.set(resource.singleton, resource);
  return singletons;
};

/** The resource of a type the viewer may do this with. */
export const openResource = (
  resource: Resource | undefined,
  { viewer }: DocumentContext,
  action: Action,
): Result<Resource> => {
  if (resource === undefined || resource.internal) return failure(resourceNotFound);
  return mayDo(resource, viewer, action) ? success(resource) : failure(accessDenied);
};

/** The row of an address: by its id, or the viewer's own of a singleton. */
export const rowOfPath = (
  context: DocumentContext,
  resource: Resource,
  id: string | null,
): Result<Row> => {
  if (id !== null) return findRow(context, resource, id);
  const row = resource.findSingleton?.(context);
  return row === undefined ? failure(recordNotFound) : success(row);
};
