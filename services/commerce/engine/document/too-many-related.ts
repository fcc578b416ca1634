import { badRequest, type Problem } from '../definition/problem.ts';
import type { Viewer } from '../definition/viewer.ts';

/** Several times what the largest cart includes. An include path can lead from one SKU to every price there is. */
export const maxForShoppers = 5_000;

/** Thrown where relationships lead a shopper to more rows than one answer may hold; a client's error. */
export class TooManyRelated extends Error {
  readonly problem: Problem = badRequest(
    'INVALID_INCLUDE',
    'Invalid include',
    `The relationships lead to more than ${maxForShoppers} resources: ask for a list of them, page by page.`,
  );
}

/** How many rows relationships may lead a viewer to in one answer. */
export const maxRelated = (viewer: Viewer): number =>
  viewer.kind === 'integration' ? Number.MAX_SAFE_INTEGER : maxForShoppers;
