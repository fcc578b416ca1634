import { apiOrigin } from './service-urls.ts';

describe('the address that mails name for one-click unsubscribing', () => {
  const known = { publicEndpoint: 'https://api.shop.example', port: 3020 };

  it('is the public one', () => {
    expect(apiOrigin({ ...known, shopOrigin: 'https://shop.example' })).toBe(
      'https://api.shop.example',
    );
    expect(apiOrigin({ ...known, shopOrigin: 'http://localhost:3000' })).toBe(
      'https://api.shop.example',
    );
  });

  it('is this machine’s for a shop on it, and none for one that others see', () => {
    const alone = { publicEndpoint: undefined, port: 4020 };
    expect(apiOrigin({ ...alone, shopOrigin: 'http://localhost:4000' })).toBe(
      'http://localhost:4020',
    );
    expect(apiOrigin({ ...alone, shopOrigin: 'https://shop.example' })).toBeNull();
  });
});
