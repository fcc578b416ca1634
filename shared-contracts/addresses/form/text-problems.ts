import { text, type FieldMessage } from '../../forms/index.ts';

/** Characters of a text on the platform. */
const LONGEST = 255;

/** Control characters, marks of direction, zero-width and unassigned characters; line and paragraph separators. */
const INVISIBLE = /[\p{C}\u2028\u2029]/u;
/** After letters they belong to the spelling, as in Persian, Kurdish and Hindi. */
const JOINERS = /(?<=[\p{L}\p{M}])[\u200c\u200d]/gu;
/** What a label printer, a customs form and an invoice can hold. */
const UNPRINTABLE = /[^\p{L}\p{Mn}\p{Mc}\p{N}\p{P}\p{Zs}°+´`^|№€$～~㈱㈲㈳㈻㍿]|[\uFE00-\uFE0F]/u;

/**
 * The problem of any text of an address: too long, or with an invisible or unprintable character; undefined if valid.
 */
export const textProblem = (text: string): FieldMessage | undefined => {
  const value = text.replace(JOINERS, '');
  if (value.length > LONGEST) return { id: 'address.error.too_long', values: { max: LONGEST } };
  if (INVISIBLE.test(value)) return 'address.error.invisible';
  const found = UNPRINTABLE.exec(value);
  return found ? { id: 'address.error.character', values: { character: found[0] } } : undefined;
};

/** V4: a person's name, letters of any script with spaces, apostrophes and hyphens. */
export const nameProblem = (value: string): FieldMessage | undefined => {
  const problem = textProblem(value);
  if (problem === 'address.error.invisible') return problem;
  return typeof problem === 'object' && problem.id === 'address.error.too_long'
    ? problem
    : text(value, {});
};
