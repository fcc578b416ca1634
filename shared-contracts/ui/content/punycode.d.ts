declare module 'punycode/punycode.js' {
  /** Domain labels that begin with `xn--` in letters; of an e-mail address those after the `@`. @throws RangeError */
  export const toUnicode: (input: string) => string;
}
