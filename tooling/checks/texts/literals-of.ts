import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** Replaces an argument, so that adjacent words do not merge. */
export const ARGUMENT = '\uFFFC';

/** Literal text of a sequence of elements. Each option of a plural or select is a text of its own. */
const collect = (elements: readonly MessageFormatElement[], texts: string[]): string => {
  const parts = elements.map((element): string => {
    if (element.type === TYPE.literal) return element.value;
    if (isTagElement(element)) return collect(element.children, texts);
    if (isSelectElement(element) || isPluralElement(element))
      for (const { value } of Object.values(element.options)) texts.push(collect(value, texts));
    return ARGUMENT;
  });
  return parts.join('');
};

/** Texts of an ICU message: the whole first, then each option. Empty for an invalid message. */
export const literalsOf = (message: string): string[] => {
  const choices: string[] = [];
  try {
    return [collect(parse(message), choices), ...choices];
  } catch {
    // The check of messages reports it.
    return [];
  }
};
