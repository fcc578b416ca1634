import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@shop/contracts/market';

type Messages = Readonly<Record<string, string>>;

const FOLDER = join(import.meta.dirname, '../messages');
const read = new Map<Locale, Promise<Messages>>();

/** The texts of all mails in one language; read once. */
export const mailMessages = (locale: Locale): Promise<Messages> => {
  const known = read.get(locale);
  if (known) return known;
  const messages = readFile(join(FOLDER, `${locale}.json`), 'utf8').then(
    (it) => JSON.parse(it) as Messages,
  );
  read.set(locale, messages);
  return messages;
};
