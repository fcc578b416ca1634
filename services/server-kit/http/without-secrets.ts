/** Never logged, wherever it appears in a message: secrets and personal data. */
const SECRETS: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [
    /(["']?\b\w*(?:password|secret|token|authorization)\w*\b["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s"'&,;}]+)/gi,
    '$1[hidden]',
  ],
  [/(?<=^|[^\w.+-])([\w+-])[\w.+-]{0,63}@([\w-]+(?:\.[\w-]+)+)/g, '$1***@$2'],
];

/** Longest text in a log, in characters. */
const LONGEST = 4000;

/** A text as a log may have it: without tokens, passwords and the names of e-mail addresses, and not endless. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce(
    (left, [pattern, instead]) => left.replace(pattern, instead),
    text.slice(0, LONGEST),
  );
