import { createHmac } from 'node:crypto';

/** The `X-CommerceLayer-Signature` of a body: HMAC-SHA256 with the webhook's shared secret, in base64. */
export const signPayload = (body: string | Uint8Array, sharedSecret: string): string =>
  createHmac('sha256', sharedSecret).update(body).digest('base64');
