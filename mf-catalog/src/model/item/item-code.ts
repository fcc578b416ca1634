/**
 * Whether a path segment can be the code of an item at all. What cannot is answered 404 without asking the
 * platform.
 */
export const isItemCode = (code: string): boolean =>
  code.length <= 100 && /^[\p{L}\p{N}][\p{L}\p{N} ._/+-]*$/u.test(code);
