import { clientToken } from './client-token.ts';

const gateway = {
  name: 'Cards',
  merchant_id: 'merchant1',
  merchant_account_id: 'shop-eur',
  public_key: 'public',
  private_key: 'private',
} as Parameters<typeof clientToken>[0];

const read = (token: string) => JSON.parse(atob(token)) as Record<string, unknown>;

describe('a client token', () => {
  it('P1 is what braintree-web takes apart: base64 of JSON that leads to the sandbox', () => {
    expect(read(clientToken(gateway, '2030-01-01T00:00:00.000Z'))).toMatchObject({
      localPlatform: 'fonte-vigna',
      version: 2,
      environment: 'sandbox',
      merchantId: 'merchant1',
      merchantAccountId: 'shop-eur',
      configUrl:
        'https://api.sandbox.braintreegateway.com:443/merchants/merchant1/client_api/v1/configuration',
      graphQL: { url: 'https://payments.sandbox.braintree-api.com/graphql' },
      threeDSecureEnabled: true,
      paypalEnabled: true,
      paypal: { environmentNoNetwork: true },
    });
  });

  it('is good for a day, each one another, and tells nothing of the private key', () => {
    const [one, two] = [1, 2].map(() => clientToken(gateway, '2030-01-01T00:00:00.000Z'));
    const { authorizationFingerprint } = read(one!) as { authorizationFingerprint: string };
    const [, body] = authorizationFingerprint.split('.');
    expect(JSON.parse(Buffer.from(body!, 'base64url').toString())).toMatchObject({
      exp: Date.parse('2030-01-02T00:00:00.000Z') / 1_000,
      sub: 'merchant1',
    });
    expect(two).not.toBe(one);
    expect(atob(one!)).not.toContain('private');
  });
});
