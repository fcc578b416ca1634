import { and, everything, type Condition } from '../store/condition.ts';
import type { Action, Resource } from './define-resource.ts';
import type { Viewer } from './viewer.ts';

/** Condition for the rows (of the table `alias`) a viewer may read by id, or in a list, if the resource is stricter. */
export const scopeOf = (
  resource: Pick<Resource, 'scope' | 'listScope' | 'shown'>,
  viewer: Viewer,
  reading: 'row' | 'list' = 'row',
  alias = 't',
): Condition => {
  const scope = (reading === 'list' ? resource.listScope : undefined) ?? resource.scope;
  const visible = resource.shown?.(alias) ?? everything;
  return viewer.kind === 'integration' || scope === undefined
    ? visible
    : and(visible, scope(viewer, alias));
};

/** Whether the viewer has the permission for an action, on any row. */
export const mayDo = (resource: Resource, viewer: Viewer, action: Action): boolean => {
  if (!resource.actions.includes(action)) return false;
  if (viewer.kind === 'integration') return true;
  return (
    resource.guest?.includes(action) === true ||
    (viewer.customerId !== null && resource.customer?.includes(action) === true)
  );
};
