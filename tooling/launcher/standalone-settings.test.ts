/** @jest-environment node */
import { standaloneSettings } from './standalone-settings.ts';

describe('what the hosts of remotes tell their pages', () => {
  it('is the integration of the embedded platform', () => {
    expect(JSON.parse(standaloneSettings({}))).toEqual({
      integration: { client_id: 'fonte-vigna-backoffice', client_secret: expect.any(String) },
    });
  });

  it('is nothing where the shop is someone’s own', () => {
    expect(standaloneSettings({ COMMERCE_ENDPOINT: 'https://acme.commercelayer.io' })).toBe('{}');
  });
});
