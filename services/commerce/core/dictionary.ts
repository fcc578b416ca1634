/**
 * The same members in an object without a prototype. Looked up by a client's word, it has what was put into it and
 * nothing else: `constructor` and `__proto__` are words like others.
 */
export const dictionary = <T extends object>(members: T): T =>
  Object.assign(Object.create(null) as object, members) as T;
