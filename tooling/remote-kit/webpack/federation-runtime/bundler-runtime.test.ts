import type * as Runtime from './bundler-runtime.ts';
import type { WebpackRequire } from './generated-code.ts';
import type { Factory, ShareScope } from './share-scope.ts';

type BundlerRuntime = typeof Runtime;

let own: BundlerRuntime;
beforeEach(async () => {
  jest.resetModules();
  own = await import('./bundler-runtime.ts');
});

interface BuildOptions {
  name?: string;
  /** Provides `forms` 1.0.0. */
  get?: () => Factory | Promise<Factory>;
  fallback?: () => Factory | Promise<Factory>;
}

/** A build with the consumed module 7, in chunk `page` and in the first chunk. */
const buildOf = ({ name = 'shop_remote_cart', get, fallback }: BuildOptions): WebpackRequire => {
  const webpackRequire: WebpackRequire = {
    ...{ m: {}, c: {} },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        7: {
          ...{ shareKey: 'forms', requiredVersion: '^1.0.0', singleton: true },
          ...{ strictVersion: false, fallback: fallback ?? (() => () => 'own copy') },
        },
      },
      chunkMapping: { page: [7] },
      initialConsumes: [7],
    },
    federation: {
      initOptions: { name, ...(get && { shared: { forms: [{ version: '1.0.0', get }] } }) },
    },
  };
  webpackRequire.federation.instance = own.bundlerRuntime.init({ webpackRequire });
  return webpackRequire;
};

/** Imports module 7, after its chunk was loaded. */
const imported = (webpackRequire: WebpackRequire): unknown => {
  const module = { exports: undefined as unknown };
  webpackRequire.c[7] = module;
  webpackRequire.m[7]?.(module);
  return module.exports;
};

const loadChunk = async (webpackRequire: WebpackRequire, installedModules = {}): Promise<void> => {
  const promises: unknown[] = [];
  own.bundlerRuntime.consumes({ chunkId: 'page', promises, installedModules, webpackRequire });
  await Promise.all(promises);
};

const scopeOf = ({ federation }: WebpackRequire): ShareScope =>
  federation.instance?.shareScopeMap['default'] ?? {};

it('is the instance of the page’s first build, whichever builds follow', () => {
  expect(own.getInstance()).toBeNull();
  const shell = buildOf({ name: 'shop_shell' });
  buildOf({});
  expect(own.getInstance()).toBe(shell.federation.instance);
});

it('gives a container the modules of the shell, and the shell those that only the container has', async () => {
  const shell = buildOf({ name: 'shop_shell', get: () => () => 'of the shell' });
  const container = buildOf({ get: () => () => 'of the remote' });
  const shareScope = scopeOf(shell);
  own.bundlerRuntime.initContainerEntry({ webpackRequire: container, shareScope });
  await loadChunk(container);
  expect(imported(container)).toBe('of the shell');
  expect(container.S?.['default']).toBe(shareScope);
  expect(shareScope['forms']?.['1.0.0']?.from).toBe('shop_shell');
  // The module is looked up at the next import too.
  expect(container.c).toEqual({});
});

it('falls back to the build’s own copy of a module that no one provides', async () => {
  const container = buildOf({});
  await loadChunk(container);
  expect(imported(container)).toBe('own copy');
});

it('throws where the module is imported if it cannot be loaded, and loads it with the next chunk', async () => {
  const get = jest.fn(async () => () => 'loaded').mockRejectedValueOnce(new Error('503'));
  const build = buildOf({ get });
  const installed = {};
  await loadChunk(build, installed);
  expect(() => imported(build)).toThrow('503');
  await loadChunk(build, installed);
  expect(imported(build)).toBe('loaded');
  await loadChunk(build, installed);
  expect(get).toHaveBeenCalledTimes(2);
});

describe('modules of the first chunk', () => {
  const install = (webpackRequire: WebpackRequire) =>
    own.bundlerRuntime.installInitialConsumes({ installedModules: {}, webpackRequire });

  it('are taken from the scope when they are imported', () => {
    const get = jest.fn(() => () => 'eager');
    const shell = buildOf({ name: 'shop_shell', get });
    install(shell);
    expect(get).not.toHaveBeenCalled();
    expect(imported(shell)).toBe('eager');
  });

  it('have to be eager, in the scope and as own copies', () => {
    const lazy = async () => () => 'lazy';
    for (const build of [buildOf({ get: lazy }), buildOf({ fallback: lazy })]) {
      install(build);
      expect(() => imported(build)).toThrow('not available for eager consumption: forms');
    }
  });
});

it('requests consumed modules after the chunk’s own files, whose style sheets go first', async () => {
  const get = jest.fn(() => () => 'shared');
  const loading = loadChunk(buildOf({ get }));
  expect(get).not.toHaveBeenCalled();
  await loading;
  expect(get).toHaveBeenCalledTimes(1);
});
