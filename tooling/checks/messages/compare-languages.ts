import { messageSignature } from './message-signature.ts';
import type { Texts } from './read-catalogue.ts';
import type { Locale, Problem } from './types.ts';

/** Keys, syntax and placeholders of all languages of one catalogue against each other. */
export const compareLanguages = (folder: string, texts: ReadonlyMap<Locale, Texts>): Problem[] => {
  const problems: Problem[] = [];
  const keys = new Set([...texts.values()].flatMap((it) => [...it.keys()]));
  for (const key of keys) {
    /** Placeholders of the first language that has the key: what the others have to match. */
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
        const said = (it: string) => it || 'no placeholders';
        problems.push({
          file,
          key,
          text: `has ${said(placeholders)} where ${expected.locale} has ${said(expected.placeholders)}`,
        });
      }
    }
  }
  return problems;
};
