/**
 * Whether a path segment can be the code of an item at all: a code is any text that is visible. What cannot is answered
 * 404 without asking the platform.
 */
export const isItemCode = (code: string): boolean =>
  code.length <= 100 && /^[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{C}\p{Zl}\p{Zp}]*$/u.test(code);
