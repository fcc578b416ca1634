import { ASSIGNMENT, isRandom, SECRET_FORMS } from './patterns.ts';

/** A value that looks like a secret and is none. */
interface AllowedSecret {
  /** Regular expression for its file. */
  readonly file: string;
  /** Part of the value. */
  readonly value: string;
  /** For readers. */
  readonly reason: string;
}

const ALLOWED: readonly AllowedSecret[] = [
  {
    file: '^services/commerce/.*\\.test\\.ts$',
    value: '//user:secret@',
    reason: 'addresses with a login, which the platform must refuse',
  },
];

/** A secret in a file. The value is shortened, so that a log of this check discloses nothing. */
export interface FoundSecret {
  line: number;
  kind: string;
  value: string;
}

const shorten = (value: string): string => `${value.slice(0, 6)}… (${value.length} characters)`;

interface Match {
  index: number;
  kind: string;
  value: string;
}

const matchesIn = (text: string, addresses: readonly RegExp[]): Match[] => [
  ...SECRET_FORMS.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: value }) => ({ index, kind: name, value })),
  ),
  ...[...text.matchAll(ASSIGNMENT)].flatMap(({ index, 1: value = '' }) =>
    isRandom(value) ? [{ index, kind: 'value of a secret', value }] : [],
  ),
  ...addresses.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: value }) => ({ index, kind: 'address', value })),
  ),
];

/**
 * Secrets and addresses in a file, except those that are allowed there.
 *
 * @param addresses patterns of addresses that belong to one machine, with the flag `g`
 */
export const findSecrets = (
  file: string,
  text: string,
  {
    addresses = [],
    allowed = ALLOWED,
  }: { addresses?: readonly RegExp[]; allowed?: readonly AllowedSecret[] } = {},
): FoundSecret[] =>
  matchesIn(text, addresses)
    .filter(
      ({ value }) =>
        !allowed.some((it) => new RegExp(it.file).test(file) && value.includes(it.value)),
    )
    .map(({ index, kind, value }) => ({
      line: text.slice(0, index).split('\n').length,
      kind,
      value: kind === 'address' ? value : shorten(value),
    }));
