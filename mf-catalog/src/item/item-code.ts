/**
 * Whether a path segment can be an item code: visible text of at most 100 characters. Other segments are 404
 * without a request to the platform.
 */
export const isItemCode = (code: string): boolean =>
  code.length <= 100 && /^[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{C}\p{Zl}\p{Zp}]*$/u.test(code);
