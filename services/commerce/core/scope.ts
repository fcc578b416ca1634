import { everything, type Condition } from './condition.ts';
import type { Action, Resource } from './define-resource.ts';
import type { Viewer } from './viewer.ts';

/** The rows of a resource the viewer sees. */
export const scopeOf = (resource: Resource, viewer: Viewer, alias = 't'): Condition =>
  viewer.kind === 'integration' || resource.scope === undefined
    ? everything
    : resource.scope(viewer, alias);

/** Whether the viewer may do this with the resource at all. */
export const mayDo = (resource: Resource, viewer: Viewer, action: Action): boolean => {
  if (!resource.actions.includes(action)) return false;
  if (viewer.kind === 'integration') return true;
  return (
    resource.guest?.includes(action) === true ||
    (viewer.customerId !== null && resource.customer?.includes(action) === true)
  );
};
