import { createHmac } from 'node:crypto';
import { signPayload } from './sign-payload.ts';
import { verifySignature } from './verify-signature.ts';

const secret = '0123456789abcdef0123456789abcdef';
const body = Buffer.from('{"data":{"attributes":{"name":"Tè al limone €"}}}');

describe('a webhook’s signature', () => {
  it('is HMAC-SHA256 of the raw bytes in base64', () => {
    const expected = createHmac('sha256', secret).update(body).digest().toString('base64');
    expect(signPayload(body, secret)).toBe(expected);
    expect(signPayload(body.toString(), secret)).toBe(expected);
  });

  it('holds for the very bytes signed and no others', () => {
    const signature = signPayload(body, secret);
    expect(verifySignature(body, signature, secret)).toBe(true);
    const respaced = JSON.stringify(JSON.parse(body.toString()), null, 1);
    expect(verifySignature(respaced, signature, secret)).toBe(false);
    for (let index = 0; index < body.length; index += 1) {
      const changed = Buffer.from(body);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(verifySignature(changed, signature, secret)).toBe(false);
    }
  });

  it('does not hold with another secret, another length or none', () => {
    const signature = signPayload(body, secret);
    expect(verifySignature(body, signature, `${secret}0`)).toBe(false);
    for (const given of [undefined, null, '', signature.slice(1), `${signature}=`, '€'.repeat(44)])
      expect(verifySignature(body, given, secret)).toBe(false);
  });
});
