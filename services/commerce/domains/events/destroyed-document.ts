import type { Resource } from '../../engine/definition/define-resource.ts';
import { attributePlan } from '../../engine/document/attribute-plan.ts';
import type { DocumentContext } from '../../engine/document/build-document.ts';

/**
 * The document of a row that is gone: its id is known, every attribute and
 * every included relationship is null, as the hosted platform sends it.
 */
export const destroyedDocument = (
  { base, organizationId }: DocumentContext,
  resource: Resource,
  id: string,
  includes: readonly string[],
): Record<string, unknown> => {
  const { type, relationships } = resource.shape;
  const self = `${base}/${type}/${id}`;
  const names = attributePlan(resource).flatMap((it) =>
    it.kind === 'money' ? [it.cents, it.float, it.formatted] : [it.name],
  );
  const included = new Set(includes.map((path) => path.split('.')[0]));
  return {
    data: {
      id,
      type,
      links: { self },
      attributes: Object.fromEntries(names.map((name) => [name, null])),
      relationships: Object.fromEntries(
        Object.keys(relationships).map((name) => {
          const links = { self: `${self}/relationships/${name}`, related: `${self}/${name}` };
          return [name, included.has(name) ? { links, data: null } : { links }];
        }),
      ),
      meta: { mode: 'test', organization_id: organizationId },
    },
  };
};
