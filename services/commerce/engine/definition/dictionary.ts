/**
 * Copies the members into an object without a prototype, so that a lookup by a client's text finds only these members,
 * never `constructor` or `__proto__`.
 */
export const dictionary = <T extends object>(members: T): T =>
  Object.assign(Object.create(null) as object, members) as T;
