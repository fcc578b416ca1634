import type { Locale } from '../messages/types.ts';
import { ARGUMENT } from './literals-of.ts';

interface Rule {
  found: RegExp;
  fault: string;
  /** Languages it applies to; all if unset. */
  only?: readonly Locale[];
}

const RULES: readonly Rule[] = [
  { found: /'/u, fault: 'has a straight apostrophe: write ’' },
  { found: /"/u, fault: 'has straight quotes: write those of the language' },
  { found: /\.\.\./u, fault: 'has three full stops: write …' },
  { found: /[ \u00A0\u202F]{2}/u, fault: 'has two spaces in a row' },
  { found: /^\s|\s$/u, fault: 'begins or ends with a space' },
  {
    found: / [,.!?;:]/u,
    fault: 'has a space before a punctuation mark',
    only: ['it', 'en', 'de', 'es'],
  },
  { found: /[\s\u00A0]…/u, fault: 'has a space before …', only: ['it', 'en', 'es', 'fr'] },
  {
    found: / [:;?!»%]|« /u,
    fault: 'has a space that can break: write a no-break space',
    only: ['fr'],
  },
  {
    found: /[^\s\u00A0\u202F\d][;?!»]|[^\s\u00A0\u202F\d]:(?!\/)|«[^\u00A0\u202F]/u,
    fault: 'lacks a no-break space',
    only: ['fr'],
  },
  {
    // Placeholder of an argument: figures are usually arguments.
    found: new RegExp(
      `[\\d${ARGUMENT}] (?:%|°C|°F|mg/l|mg|g|ml|mL|kJ|kcal|µS/cm|€)(?![\\p{L}\\d/])`,
      'u',
    ),
    fault: 'has a space that can break before a unit: write a no-break space',
  },
  { found: /[«»]/u, fault: 'has quotes of another language: write “ ”', only: ['en'] },
  { found: /[«»”]/u, fault: 'has quotes of another language: write „ “', only: ['de'] },
  { found: /[„“”]/u, fault: 'has quotes of another language: write « »', only: ['it', 'es', 'fr'] },
];

/** Marks typed in a form that the language does not print. */
export const typographyOf = (text: string, locale: Locale): string[] =>
  RULES.filter(({ only, found }) => (only?.includes(locale) ?? true) && found.test(text)).map(
    ({ fault }) => fault,
  );

/** Full stops of abbreviations do not end a sentence. */
const ABBREVIATION = /(?:MwSt|Nr|vol)\.$/iu;

/** The mark that ends a text: full stop, question or exclamation mark, … or colon; empty for a label. */
export const endOf = (text: string): string =>
  ABBREVIATION.test(text) ? '' : (/[.?!…:]$/u.exec(text)?.[0] ?? '');
