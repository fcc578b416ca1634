import type { Action, Resource } from '../../engine/definition/define-resource.ts';

const eventOf: Readonly<Partial<Record<Action, string>>> = {
  create: 'create',
  update: 'update',
  delete: 'destroy',
};

/** What a definition tells of its rows: `create`, `update`, `destroy`, `place` … */
export const eventsOf = ({ internal, silent, actions, emits = [], shape }: Resource): string[] =>
  internal || silent
    ? []
    : [
        ...new Set([
          ...actions.flatMap((action) => eventOf[action] ?? []),
          ...emits,
          ...('_add_tags' in shape.attributes ? ['tagged'] : []),
        ]),
      ];

/** Every topic a webhook may listen to: `orders.place`, `customers.create` … */
export const topicsOf = (resources: Iterable<Resource>): ReadonlySet<string> =>
  new Set(
    [...resources].flatMap((resource) =>
      eventsOf(resource).map((event) => `${resource.shape.type}.${event}`),
    ),
  );
