import {
  type Consumed,
  findShared,
  loadShared,
  provide,
  type ShareScope,
  takeShared,
} from './share-scope.ts';

const factory = () => 'exports';
const scopeOf = (...versions: string[]): ShareScope => {
  const scope: ShareScope = {};
  provide(scope, { react: versions.map((version) => ({ version, get: () => factory })) }, 'shell');
  return scope;
};
const consumed = (requiredVersion: string | false, options: Partial<Consumed> = {}): Consumed => ({
  ...{ shareKey: 'react', requiredVersion, singleton: true, strictVersion: false },
  ...options,
});
const found = (scope: ShareScope, request: Consumed) => findShared(scope, request, 'cart')?.version;

describe('provide', () => {
  it('keeps the entry of the first build that provides a version', () => {
    const scope = scopeOf('19.0.0');
    const other = { react: [{ version: '19.0.0', get: () => () => 'a copy' }] };
    provide(scope, other, 'cart');
    expect(scope['react']?.['19.0.0']).toMatchObject({ from: 'shell', strategy: 'loaded-first' });
  });
});

describe('findShared', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => jest.restoreAllMocks());

  it('finds nothing if no build provides the module', () => {
    expect(found({}, consumed('^19.0.0'))).toBeUndefined();
  });

  it('prefers the highest version', () => {
    expect(found(scopeOf('19.2.0', '19.10.0', '19.9.0'), consumed('^19.0.0'))).toBe('19.10.0');
  });

  it.each([
    { lib: factory },
    { loaded: true },
    { lib: null, loaded: false, loading: Promise.resolve(factory) },
  ])('prefers a version in use to a higher one: %o', (use) => {
    const scope = scopeOf('19.2.0', '19.10.0');
    Object.assign(scope['react']!['19.2.0']!, use);
    expect(found(scope, consumed('^19.0.0'))).toBe('19.2.0');
  });

  it('gives a singleton to all builds, and reports a version outside the required range', () => {
    expect(found(scopeOf('19.2.0'), consumed('^18.0.0'))).toBe('19.2.0');
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Version 19\.2\.0 from shell .*react .* of cart, .*\^18\.0\.0$/)],
    ]);
  });

  it('refuses a singleton outside the required range if its version is strict', () => {
    const strict = consumed('^18.0.0', { strictVersion: true });
    expect(() => found(scopeOf('19.2.0'), strict)).toThrow('does not satisfy');
    expect(warn).not.toHaveBeenCalled();
  });

  it('lets a build use its own copy of a module that need not be the only one', () => {
    const own = consumed('^18.0.0', { singleton: false });
    expect(found(scopeOf('19.2.0'), own)).toBeUndefined();
    expect(found(scopeOf('19.2.0', '18.3.0', '18.2.0'), own)).toBe('18.3.0');
    expect(found(scopeOf('19.2.0'), { ...own, requiredVersion: false })).toBe('19.2.0');
  });
});

describe('loadShared', () => {
  const sharedOf = (get: () => Promise<typeof factory>) => {
    const scope: ShareScope = {};
    provide(scope, { forms: [{ version: '1.0.0', get }] }, 'shell');
    return scope['forms']!['1.0.0']!;
  };

  it('loads a module once for all builds', async () => {
    const get = jest.fn(async () => factory);
    const shared = sharedOf(get);
    expect(await Promise.all([loadShared(shared), loadShared(shared)])).toEqual([factory, factory]);
    expect(await loadShared(shared)).toBe(factory);
    expect(get).toHaveBeenCalledTimes(1);
    expect(shared).toMatchObject({ lib: factory, loaded: true });
  });

  it('waits for a load that a container with another runtime has started', async () => {
    const shared = sharedOf(() => Promise.reject(new Error('loaded twice')));
    shared.loading = Promise.resolve(factory);
    expect(await loadShared(shared)).toBe(factory);
  });

  it('tries a failed load again', async () => {
    const get = jest.fn(async () => factory).mockRejectedValueOnce(new Error('503'));
    const shared = sharedOf(get);
    await expect(loadShared(shared)).rejects.toThrow('503');
    expect(await loadShared(shared)).toBe(factory);
  });
});

describe('takeShared', () => {
  it('takes an eager module at once', () => {
    const shared = scopeOf('19.0.0')['react']!['19.0.0']!;
    expect(takeShared(shared)).toBe(factory);
    expect(shared).toMatchObject({ lib: factory, loaded: true });
  });

  it('has nothing at once of a module that is not loaded', () => {
    const scope: ShareScope = {};
    provide(scope, { forms: [{ version: '1.0.0', get: async () => factory }] }, 'shell');
    expect(takeShared(scope['forms']!['1.0.0']!)).toBeUndefined();
  });
});
