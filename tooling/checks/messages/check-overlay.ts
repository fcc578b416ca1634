import { messageSignature } from './message-signature.ts';
import { OVERLAY, readOverlay, type Texts } from './read-catalogue.ts';
import type { Catalogue, Problem } from './types.ts';

/** Catalogs that are merged into one object, in which the last overlay would replace the others. */
const JOINED: readonly (readonly string[])[] = [
  ['shared-contracts/i18n/messages', 'shell/src/messages'],
  ['shared-contracts/i18n/messages', 'mf-checkout/src/payment-frame/messages'],
  ['mf-account/src/messages', 'mf-account/src/pages/messages'],
];

const placeholdersOf = (message: string): string => {
  const signature = messageSignature(message);
  return signature.ok ? signature.placeholders.join(' ') : `no ICU message: ${signature.reason}`;
};

/**
 * Checks an overlay (`en-US.json`) against its English base: each key exists, differs and has the same
 * placeholders.
 */
export const checkOverlay = (
  root: string,
  catalogue: Catalogue,
  english: Texts | undefined,
): Problem[] => {
  const file = `${catalogue.folder}/${OVERLAY}.json`;
  const { texts, problem } = readOverlay(root, catalogue);
  if (problem) return [problem];
  return [...(texts ?? [])].flatMap(([key, message]): Problem[] => {
    const original = english?.get(key);
    if (original === undefined) return [{ file, key, text: 'is not in en.json' }];
    if (message === original) return [{ file, key, text: 'is the same in en.json' }];
    if (message.trim() === '') return [{ file, key, text: 'is empty' }];
    const [its, expected] = [message, original].map(placeholdersOf);
    if (its === expected) return [];
    return [{ file, key, text: `has ${its || 'no placeholders'} where en has ${expected}` }];
  });
};

/** Only one of several merged catalogs may have an overlay. */
export const checkJoined = (folders: readonly string[]): Problem[] =>
  JOINED.flatMap((joined) => {
    const [, ...others] = joined.filter((it) => folders.includes(it));
    return others.map((folder) => ({
      file: `${folder}/${OVERLAY}.json`,
      text: `is joined with ${joined[0]}, which has one too`,
    }));
  });
