import { and, everything, type Condition } from './condition.ts';
import type { Action, Resource } from './define-resource.ts';
import type { Viewer } from './viewer.ts';

/**
 * The rows of a resource the viewer sees: those it may reach one by one, or the
 * often fewer it may be shown as a list.
 */
export const scopeOf = (
  resource: Resource,
  viewer: Viewer,
  reading: 'row' | 'list' = 'row',
): Condition => {
  const scope = (reading === 'list' ? resource.listScope : undefined) ?? resource.scope;
  const shown = resource.shown?.('t') ?? everything;
  return viewer.kind === 'integration' || scope === undefined
    ? shown
    : and(shown, scope(viewer, 't'));
};

/** Whether the viewer may do this with the resource at all. */
export const mayDo = (resource: Resource, viewer: Viewer, action: Action): boolean => {
  if (!resource.actions.includes(action)) return false;
  if (viewer.kind === 'integration') return true;
  return (
    resource.guest?.includes(action) === true ||
    (viewer.customerId !== null && resource.customer?.includes(action) === true)
  );
};
