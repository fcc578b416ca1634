import { createEventBus } from '@shop/contracts/events';
import { CONTRACT_VERSION } from '@shop/contracts/remote';
import { makeConfig } from '@shop/contracts/testing';
import { federatedModules } from './federated-modules.ts';
import type { LiveRemote, LiveRemotes } from './live-remotes.ts';
import { loadWithRecovery } from './load-with-recovery.ts';
import { createRecover } from './recover.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ shareScopeMap: {} }),
}));

const release = (version: string, stable?: LiveRemote): LiveRemote => ({
  version,
  url: `https://cdn.test/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  contract: CONTRACT_VERSION,
  routes: [{ id: version, path: 'cart', rendering: 'server' }],
  ...(stable && { stable }),
});
const stable = release('1.0.0');
const canary = release('1.1.0', stable);
const remote = { name: 'cart', register: () => undefined };

const onFailure = jest.fn();
const serverLists = (remotes: LiveRemotes | null) => {
  globalThis.fetch = jest.fn(async () =>
    remotes ? Response.json(remotes) : new Response(null, { status: 503 }),
  );
};

/** A page of a release, in which modules of the given versions throw. */
const open = (served: LiveRemote, broken: readonly string[]) => {
  const loaded: string[] = [];
  const modules = federatedModules({
    live: { cart: served },
    context: { events: createEventBus(), config: makeConfig() },
    loadContainer: async (_, { version }) => {
      loaded.push(version);
      return {
        init: () => undefined,
        get: async () => () => {
          if (broken.includes(version)) throw new Error(`${version} is broken`);
          return { default: remote };
        },
      };
    },
  });
  const recover = createRecover(modules, onFailure);
  const load = () => loadWithRecovery(() => modules.load('cart'), recover('cart'));
  return { loaded, load, modules, recover };
};

beforeEach(() => onFailure.mockReset());

describe('createRecover', () => {
  it('takes the newest release instead of one that failed', async () => {
    serverLists({ cart: release('1.2.0') });
    const { load, loaded } = open(canary, ['1.1.0']);
    await expect(load()).resolves.toBe(remote);
    expect(loaded).toEqual(['1.1.0', '1.2.0']);
  });

  it('takes the stable release if the newest is the canary that failed, with the routes of the document', async () => {
    serverLists({ cart: { ...canary } });
    const { load, loaded, modules } = open(canary, ['1.1.0']);
    await expect(load()).resolves.toBe(remote);
    expect(loaded).toEqual(['1.1.0', '1.0.0']);
    expect(modules.live().cart).toEqual({ ...stable, routes: canary.routes });
    expect(onFailure).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'cart', version: '1.1.0', kind: 'module' }),
    );
  });

  it('knows the stable release from the document while the server does not respond', async () => {
    serverLists(null);
    const { load, loaded } = open(canary, ['1.1.0']);
    await expect(load()).resolves.toBe(remote);
    expect(loaded).toEqual(['1.1.0', '1.0.0']);
  });

  it('keeps the stable release for every region that waited for the canary', async () => {
    serverLists({ cart: { ...canary } });
    const { load, loaded, recover, modules } = open(canary, ['1.1.0']);
    const late = recover('cart');
    await Promise.all([load(), load()]);
    await late(new Error('1.1.0 is broken'));
    await modules.load('cart');
    expect(loaded).toEqual(['1.1.0', '1.0.0']);
  });

  it('drops a remote that was withdrawn, with its routes', async () => {
    serverLists({});
    const { load, modules } = open(stable, ['1.0.0']);
    await expect(load()).rejects.toThrow('cart has no live release');
    expect(modules.live().cart).toBeUndefined();
  });

  it('keeps the release while the server does not respond', async () => {
    serverLists(null);
    const { load, modules } = open(stable, ['1.0.0']);
    await expect(load()).rejects.toThrow('1.0.0 is broken');
    expect(modules.live().cart).toEqual(stable);
  });

  it('tries the only release once more', async () => {
    serverLists({ cart: { ...stable } });
    const { load, loaded } = open(stable, ['1.0.0']);
    await expect(load()).rejects.toThrow('1.0.0 is broken');
    expect(loaded).toEqual(['1.0.0', '1.0.0']);
  });
});
