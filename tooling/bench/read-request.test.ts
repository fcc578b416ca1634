import { OTHER_BENCHES, readRequest, SHOP_PARTS } from './read-request.ts';

const namesOf = (...args: string[]) => {
  const request = readRequest(args);
  if (!request.ok || request.kind !== 'benches') throw new Error('No benches requested');
  return [...request.names];
};

describe('the arguments of the bench', () => {
  it('request every bench if no name is given', () => {
    expect(namesOf()).toEqual([...SHOP_PARTS, ...OTHER_BENCHES]);
    expect(namesOf('--scripts')).toEqual([...SHOP_PARTS, ...OTHER_BENCHES]);
  });

  it('request long benches by name only', () => {
    expect(namesOf()).not.toContain('endurance');
    expect(namesOf('endurance', 'crowd')).toEqual(['endurance', 'crowd']);
  });

  it('request one part, or a group', () => {
    expect(namesOf('pages')).toEqual(['pages']);
    expect(namesOf('shop', 'commerce')).toEqual(['pages', 'presses', 'throughput', 'commerce']);
  });

  it('list scripts on demand', () => {
    expect(readRequest(['pages', '--scripts'])).toMatchObject({ listsScripts: true });
    expect(readRequest(['pages'])).toMatchObject({ listsScripts: false });
  });

  it('with an unknown name list the known ones', () => {
    expect(readRequest(['page'])).toEqual({
      ok: false,
      message: expect.stringMatching(/^No bench page\. There are: pages, .*shop, peers\.$/u),
    });
  });

  it('name the pages of peers', () => {
    const urls = ['http://localhost:5000/', 'https://peer.example/product/1'];
    expect(readRequest(['peers', ...urls])).toEqual({ ok: true, kind: 'peers', urls });
  });

  it.each([
    [[], /Name the pages/u],
    [['peer.example'], /Not an address of a page \(http or https\): peer\.example/u],
    [['ftp://peer.example/'], /Not an address of a page/u],
  ])('with peers %j are rejected', (urls, message) => {
    expect(readRequest(['peers', ...urls])).toEqual({
      ok: false,
      message: expect.stringMatching(message),
    });
  });
});
