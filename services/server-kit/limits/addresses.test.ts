import { addressSet, isLoopbackName, isNetwork } from './addresses.ts';

describe('a set of addresses', () => {
  it('contains listed addresses and those of listed networks, in either notation of IPv4', () => {
    const has = addressSet(['192.0.2.7', '10.1.0.0/16', 'fd00::/8']);
    const inside = ['192.0.2.7', '::ffff:192.0.2.7', '10.1.255.3', 'fd12::1'];
    const outside = ['192.0.2.8', '10.2.0.1', 'fe80::1', '', 'localhost'];
    expect(inside.filter(has)).toEqual(inside);
    expect(outside.filter(has)).toEqual([]);
  });

  it('accepts addresses and networks of either family, and nothing else', () => {
    const right = ['10.0.0.1', '10.0.0.0/8', '0.0.0.0/0', '::1', 'fd00::/128'];
    const wrong = ['', 'shell', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.0/', '10.0/8'];
    expect(right.filter(isNetwork)).toEqual(right);
    expect(wrong.filter(isNetwork)).toEqual([]);
  });
});

describe('the name of this machine', () => {
  it.each(['localhost', 'shop.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])('is %s', (name) => {
    expect(isLoopbackName(name)).toBe(true);
  });

  it.each(['localhost.example', '127.0.0.1.example', 'notlocalhost', '10.0.0.1', '[::2]'])(
    'is not %s',
    (name) => {
      expect(isLoopbackName(name)).toBe(false);
    },
  );
});
