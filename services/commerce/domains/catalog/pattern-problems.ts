import type { Input } from '../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../engine/definition/problem.ts';

/** The longest regular expression the platform takes (`api_max_regex_length`). */
const longest = 5_000;

const compiles = (pattern: string): boolean => {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
};

/** Problems of the attributes that hold regular expressions: those named `…_regex`. */
export const patternProblems = ({ attributes }: Input): Problem[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (!name.endsWith('_regex') || typeof value !== 'string') return [];
    if (value.length > longest)
      return [
        invalid(name, `is too long (maximum is ${longest} characters)`, 'too_long', {
          count: longest,
        }),
      ];
    return compiles(value) ? [] : [invalid(name, 'is invalid', 'invalid', { value })];
  });
