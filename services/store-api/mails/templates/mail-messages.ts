import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';

const FOLDER = join(import.meta.dirname, '../messages');
const read = new Map<Locale, Promise<Messages>>();

const readTexts = async (tag: string): Promise<Messages> =>
  JSON.parse(await readFile(join(FOLDER, `${tag}.json`), 'utf8')) as Messages;

const readLanguage = async (locale: Locale): Promise<Messages> =>
  locale === 'en'
    ? { ...(await readTexts('en')), 'en-US': await readTexts('en-US') }
    : readTexts(locale);

/** The messages of all mails in one language, loaded once. American English overrides the British spelling. */
export const mailMessages = (locale: Locale): Promise<Messages> => {
  const cached = read.get(locale);
  if (cached) return cached;
  const messages = readLanguage(locale).catch((error: unknown) => {
    // The next mail tries again.
    read.delete(locale);
    throw error;
  });
  read.set(locale, messages);
  return messages;
};
