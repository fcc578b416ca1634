import { CommerceLayerStatic } from '@commercelayer/sdk';
import type { Resource } from '../engine/definition/define-resource.ts';

/** The resources the SDK knows that the platform has not, by name. */
export const notOffered = (resources: readonly Resource[]): readonly string[] => {
  const kept = new Set(
    resources.filter(({ internal }) => !internal).map(({ shape }) => shape.type),
  );
  return CommerceLayerStatic.resources()
    .filter((type) => !kept.has(type))
    .sort((a, b) => a.localeCompare(b, 'en'));
};
