import { remoteNameSchema } from '@shop/contracts/remote/release-manifest';

/** Remotes that a token or a profile may edit: their names, or all, also future ones. */
export type Scope = readonly string[] | 'all';

const ALL = '*';

/** Whether a scope has every remote of another. */
export const covers = (scope: Scope, other: Scope): boolean =>
  scope === 'all' || (other !== 'all' && other.every((it) => scope.includes(it)));

/**
 * Parses names separated by commas or spaces, or `*`.
 *
 * @returns null if a name is malformed
 */
export const parseScope = (text: string): Scope | null => {
  const names = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  if (names.length === 1 && names[0] === ALL) return 'all';
  return names.every((it) => remoteNameSchema.safeParse(it).success) ? names.sort() : null;
};

/** Text that {@link parseScope} parses, for storage. */
export const scopeText = (scope: Scope): string => (scope === 'all' ? ALL : scope.join(' '));

/** A scope for people: `cart, catalog`. */
export const scopeLabel = (scope: Scope): string =>
  scope === 'all' ? 'all remotes' : scope.join(', ') || 'no remote';
