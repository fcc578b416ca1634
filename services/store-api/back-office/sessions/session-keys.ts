import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new session id: 256 random bits, which only the browser stores. */
export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** Storage key of a session. A digest, so read access to the database discloses no session id. */
export const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

const keyOf = (id: string): Buffer =>
  Buffer.from(hkdfSync('sha256', id, '', 'back-office platform token', 32));

/**
 * Encrypts the platform's token with a key derived from the session id, so that only the browser's cookie decrypts it
 * (AES-256-GCM).
 */
export const sealToken = (id: string, token: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(id), iv);
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** @throws if the token was sealed for another session, or modified */
export const openToken = (id: string, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(id), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
};

/** CSRF token of the session's forms. */
export const csrfTokenOf = (id: string): string =>
  createHmac('sha256', id).update('back-office form').digest('base64url');

/** Whether a form's CSRF token is the session's. */
export const isCsrfTokenOf = (id: string, given: unknown): boolean => {
  const expected = Buffer.from(csrfTokenOf(id));
  const candidate = Buffer.from(typeof given === 'string' ? given : '');
  return candidate.length === expected.length && timingSafeEqual(candidate, expected);
};
