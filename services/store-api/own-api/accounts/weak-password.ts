import type { Problem } from '../../http/error-reply.ts';

/** Least length of a new password, in code points. */
export interface PasswordRule {
  passwordMinimum: number;
}

/** Words that a guesser of this shop tries first, in lower case, without anything but letters and digits. */
export const SHOP_WORDS = ['fonteevigna', 'fontevigna', 'fonte', 'vigna'] as const;

/** Shorter parts of an address are in many good passwords. */
const LEAST_PART = 4;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The address and its parts, longest first. */
const emailTerms = (email: string): string[] =>
  [email, ...email.split('@'), ...email.split(/[^\p{L}\p{N}]+/u)]
    .map(bare)
    .filter((it) => it.length >= LEAST_PART)
    .sort((a, b) => b.length - a.length);

/** The 49,000 most frequent passwords of known breaches, loaded with the first password that is set. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};
let common: Promise<ReadonlySet<string>> | undefined;

const isCommon = async (password: string): Promise<boolean> => {
  common ??= commonPasswords();
  const passwords = await common;
  return passwords.has(password) || passwords.has(password.toLowerCase());
};

/**
 * The reason to refuse a new password: too short, one of the most common, or guessable because little is left of it
 * without the customer's address and the shop's name. Without a reason null. The password's composition is free.
 *
 * @param field - of the request
 */
export const weakPassword = async (
  { field, password, email }: { field: string; password: string; email: string },
  { passwordMinimum }: PasswordRule,
): Promise<Problem | null> => {
  const path = `body.${field}`;
  if ([...password].length < passwordMinimum)
    return {
      path,
      reason: 'short_password',
      message: `must have ${passwordMinimum} characters`,
    };
  if (await isCommon(password))
    return { path, reason: 'common_password', message: 'is one of the most common passwords' };
  const rest = [...emailTerms(email), ...SHOP_WORDS].reduce(
    (left, word) => left.replaceAll(word, ''),
    bare(password),
  );
  const isAbout = rest.length < bare(password).length;
  return isAbout && [...rest].length < passwordMinimum
    ? { path, reason: 'obvious_password', message: 'is the address or the name of the shop' }
    : null;
};
