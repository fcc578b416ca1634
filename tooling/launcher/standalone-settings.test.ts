/** @jest-environment node */
import { standaloneSettings } from './standalone-settings.ts';

describe('settings of standalone pages', () => {
  it('are the integration of the embedded platform', () => {
    expect(JSON.parse(standaloneSettings({}))).toEqual({
      integration: { client_id: 'fonte-vigna-backoffice', client_secret: expect.any(String) },
    });
  });

  it('are empty for a custom organization', () => {
    expect(standaloneSettings({ COMMERCE_ENDPOINT: 'https://acme.commercelayer.io' })).toBe('{}');
  });
});
