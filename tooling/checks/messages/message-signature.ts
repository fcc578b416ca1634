import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

const collect = (elements: readonly MessageFormatElement[], found: Set<string>): void => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (isTagElement(element)) {
      found.add(`<${element.value}>`);
      collect(element.children, found);
      continue;
    }
    if (isSelectElement(element)) {
      const choices = Object.keys(element.options).sort().join('|');
      found.add(`{${element.value}, select ${choices}}`);
    } else {
      found.add(`{${element.value}}`);
    }
    if (isSelectElement(element) || isPluralElement(element)) {
      for (const { value } of Object.values(element.options)) collect(value, found);
    }
  }
};

export type Signature =
  { ok: true; placeholders: readonly string[] } | { ok: false; reason: string };

/**
 * Inputs of a message: arguments, tags and the options of a select. Languages may differ in number formats and
 * plural forms, but not in these.
 */
export const messageSignature = (text: string): Signature => {
  try {
    const found = new Set<string>();
    collect(parse(text), found);
    return { ok: true, placeholders: [...found].sort() };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
};
