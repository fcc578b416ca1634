import type { Resource } from './define-resource.ts';

/** Looks definitions up by resource type. */
export type Registry = ReadonlyMap<string, Resource>;

export const createRegistry = (resources: readonly Resource[]): Registry =>
  new Map(resources.map((resource) => [resource.shape.type, resource]));

/** The definition of a type that definitions themselves refer to: absent only by a mistake in one. */
export const definitionOf = (registry: Registry, type: string): Resource => {
  const resource = registry.get(type);
  if (resource === undefined) throw new Error(`a definition refers to "${type}", which is none`);
  return resource;
};
