import { standaloneConfig } from './config.ts';

const at = (search: string) => ({
  origin: 'http://shop.test:3101',
  protocol: 'http:',
  hostname: 'shop.test',
  search,
});

describe('standaloneConfig', () => {
  it('asks the local platform on the host of the page', () => {
    expect(standaloneConfig(at('')).commerce.endpoint).toBe('http://shop.test:3010');
  });

  it('takes another port from the query', () => {
    const { commerce } = standaloneConfig(at('?commerce=4110'));
    expect(commerce).toMatchObject({
      endpoint: 'http://shop.test:4110',
      authEndpoint: 'http://shop.test:4110',
    });
  });

  it.each(['evil.example', '80@evil.example', '-1', '70000', '1.5', ''])(
    'does not let the query lead to another host: %p',
    (value) => {
      const { commerce } = standaloneConfig(at(`?commerce=${encodeURIComponent(value)}`));
      expect(commerce.endpoint).toBe('http://shop.test:3010');
    },
  );

  it('prefers what the page sets', () => {
    expect(standaloneConfig(at(''), { maxQuantityPerLine: 6 }).maxQuantityPerLine).toBe(6);
  });
});
