import { messageSignature } from './message-signature.ts';
import type { Texts } from './read-catalogue.ts';
import type { Locale, Problem } from './types.ts';

/** Compares keys, syntax and placeholders of all languages of one catalog. */
export const compareLanguages = (folder: string, texts: ReadonlyMap<Locale, Texts>): Problem[] => {
  const problems: Problem[] = [];
  const keys = new Set([...texts.values()].flatMap((it) => [...it.keys()]));
  for (const key of keys) {
    /** Placeholders of the first language with the key, as the reference for the others. */
    let expected: { locale: Locale; placeholders: string } | undefined;
    for (const [locale, messages] of texts) {
      const file = `${folder}/${locale}.json`;
      const message = messages.get(key);
      if (message === undefined) {
        problems.push({ file, key, text: 'is missing' });
        continue;
      }
      if (message.trim() === '') problems.push({ file, key, text: 'is empty' });
      const signature = messageSignature(message);
      if (!signature.ok) {
        problems.push({ file, key, text: `is no ICU message: ${signature.reason}` });
        continue;
      }
      const placeholders = signature.placeholders.join(' ');
      expected ??= { locale, placeholders };
      if (placeholders !== expected.placeholders) {
        const describe = (it: string) => it || 'no placeholders';
        problems.push({
          file,
          key,
          text: `has ${describe(placeholders)} where ${expected.locale} has ${describe(expected.placeholders)}`,
        });
      }
    }
  }
  return problems;
};
