import { checkBudgets } from '../../build/budgets.ts';
import type { BuiltRelease } from './built-release.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';

/**
 * Maximum size of a fragment that fills a slot, in bytes after brotli (JavaScript and CSS of its chunk): another team's
 * page loads it unasked. The cart's buy box, the largest fragment, has 6,300.
 */
const FILL_SIZE_LIMIT = 8000;

/** Whether a release has the fragments that it puts into slots, and each is within {@link FILL_SIZE_LIMIT}. */
export const checkSlots = async (
  dist: string,
  built: BuiltRelease,
): Promise<ReleaseResult<void>> => {
  const { name, slots = [] } = built;
  const foreign = slots
    .filter(({ fragment }) => !fragment.startsWith(`${name}/`))
    .map(({ slot, fragment }) => `${slot} is filled with ${fragment}, which is not of ${name}`);
  if (foreign.length > 0) return refuse('SLOTS', `${name} fills slots with others’ code.`, foreign);
  const chunks = slots.map(({ fragment }) => fragment.replace(`${name}/`, 'fragment-'));
  const limits = Object.fromEntries(chunks.map((chunk) => [chunk, FILL_SIZE_LIMIT]));
  const problems = await checkBudgets(dist, built.assets, limits);
  return problems.length > 0
    ? refuse('SLOTS', `${name} cannot fill its slots.`, problems)
    : done(undefined);
};
