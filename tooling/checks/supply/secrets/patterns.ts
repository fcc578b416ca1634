/** A form of secret that is recognized wherever it is. */
export interface SecretForm {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Forms that their issuers document, so that scanners find them. */
export const SECRET_FORMS: readonly SecretForm[] = [
  { name: 'private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g },
  { name: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { name: 'GitHub token', pattern: /\b(?:gh[opsur]_[A-Za-z0-9]{36}|github_pat_\w{60,})/g },
  { name: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { name: 'Slack token', pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}/g },
  { name: 'Slack webhook', pattern: /hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+/g },
  { name: 'Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/g },
  { name: 'Braintree token', pattern: /access_token\$production\$\w+\$[0-9a-f]{32}/g },
  { name: 'Google API key', pattern: /\bAIza[\w-]{35}/g },
  { name: 'JSON web token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
  {
    name: 'login in an address',
    pattern: /\bhttps?:\/\/[^\s/:@"'`$<{]+:[^\s/:@"'`$<{]{6,}@[\w.-]+/g,
  },
];

/** An assignment of a literal to something that is named like a secret. */
export const ASSIGNMENT =
  /(?:secret|token|passw(?:or)?d|api_?key|private_?key|signing_?key|credential)\w*["']?\s*(?::|=)\s*["'`]?([\w+/=.~-]{20,})/gi;

/** Bits per character, by the frequency of characters. Words have about 3, random base64 above 4. */
export const entropyOf = (text: string): number => {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  return [...counts.values()]
    .map((count) => count / text.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0);
};

const LEAST_BITS = 3.7;

/** A word in one of the usual spellings, a number, or a single letter. */
const WORDS = /^(?:(?:[A-Z]?[a-z]{2,}|[A-Z]{2,}|\d{1,4})*|[a-z])$/;

/** Whether a literal looks random: digits and letters mixed, few repetitions, no words joined by dots or dashes. */
export const isRandom = (text: string): boolean =>
  /\d/.test(text) &&
  /[a-z]/i.test(text) &&
  entropyOf(text) >= LEAST_BITS &&
  !text.split(/[-_./]/).every((part) => WORDS.test(part));
