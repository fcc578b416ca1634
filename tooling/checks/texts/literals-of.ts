import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** Stands where a message has an argument, so that the words on both sides of it do not become one. */
export const ARGUMENT = '\uFFFC';

/** What is written out in a sequence of elements; each choice of a plural or select is a text of its own. */
const collect = (elements: readonly MessageFormatElement[], texts: string[]): string => {
  const words = elements.map((element): string => {
    if (element.type === TYPE.literal) return element.value;
    if (isTagElement(element)) return collect(element.children, texts);
    if (isSelectElement(element) || isPluralElement(element))
      for (const { value } of Object.values(element.options)) texts.push(collect(value, texts));
    return ARGUMENT;
  });
  return words.join('');
};

/** The words of an ICU message: the whole of it first, then each choice. Empty where it is none. */
export const literalsOf = (message: string): string[] => {
  const choices: string[] = [];
  try {
    return [collect(parse(message), choices), ...choices];
  } catch {
    // The check of messages names it.
    return [];
  }
};
