import { standaloneConfig } from './config.ts';

const at = (search: string, port = '3101') => ({
  origin: `http://shop.test:${port}`,
  protocol: 'http:',
  hostname: 'shop.test',
  port,
  search,
});

describe('standaloneConfig', () => {
  it('calls the local platform on the page’s host', () => {
    expect(standaloneConfig(101, at('')).commerce.endpoint).toBe('http://shop.test:3010');
  });

  it.each([
    [101, '12151'],
    [104, '12154'],
  ])('finds the platform of its own shop, whatever its first port: offset %s', (offset, port) => {
    const config = standaloneConfig(offset, at('', port));
    expect(config.commerce.endpoint).toBe('http://shop.test:12060');
    expect(config.storeApi.endpoint).toBe('http://shop.test:12070');
  });

  it('takes another port from the query', () => {
    const { commerce } = standaloneConfig(101, at('?commerce=4110'));
    expect(commerce).toMatchObject({
      endpoint: 'http://shop.test:4110',
      authEndpoint: 'http://shop.test:4110',
    });
  });

  it.each(['evil.example', '80@evil.example', '-1', '70000', '1.5', ''])(
    'does not let the query lead to another host: %p',
    (value) => {
      const { commerce } = standaloneConfig(101, at(`?commerce=${encodeURIComponent(value)}`));
      expect(commerce.endpoint).toBe('http://shop.test:3010');
    },
  );

  it('prefers what the page sets', () => {
    expect(standaloneConfig(101, at(''), { maxQuantityPerLine: 6 }).maxQuantityPerLine).toBe(6);
  });
});
