import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, invalid, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { tagShape } from './shapes/tags.ts';
import type { Rows } from '../rows.ts';

/** The longest name of a tag (`tags_max_name_length`). */
const longest = 25;

/** Creates a tag (`tag` null) or renames one. */
export const writeTag = (
  operation: Operation,
  tag: Rows['tags'] | null,
  input: Input,
): Result<string> => {
  const { name } = input.attributes;
  if (typeof name === 'string' && name.length > longest)
    return failure(
      invalid('name', `is too long (maximum is ${longest} characters)`, 'too_long', {
        count: longest,
      }),
    );
  return writeValues(operation, tagShape, tag, input);
};
