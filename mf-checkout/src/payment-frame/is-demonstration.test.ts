import { isDemonstration } from './is-demonstration.ts';

const token = (content: unknown) => btoa(JSON.stringify(content));

describe('isDemonstration', () => {
  it('P1 knows a token of the local platform by its mark', () => {
    expect(isDemonstration(token({ version: 2, localPlatform: 'fonte-vigna' }))).toBe(true);
  });

  it.each([
    ['one of Braintree’s sandbox', token({ version: 2, environment: 'sandbox' })],
    ['another mark', token({ localPlatform: true })],
    ['a tokenization key', 'sandbox_8hbz4k2p_merchant1'],
    ['no JSON', btoa('localPlatform')],
    ['JSON that is no object', token('localPlatform')],
    ['null', token(null)],
    ['a list', token(['localPlatform'])],
    ['nothing', ''],
  ])('P1 is not taken in by %s', (_, clientToken) => {
    expect(isDemonstration(clientToken)).toBe(false);
  });
});
