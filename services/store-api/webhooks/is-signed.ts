import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether the raw body has a valid signature: HMAC-SHA256 in base64, compared in constant time. */
export const isSigned = (body: Buffer, signature: unknown, secret: string): boolean => {
  if (typeof signature !== 'string') return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
