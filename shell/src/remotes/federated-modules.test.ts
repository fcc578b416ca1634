import { createEventBus } from '@shop/contracts/events';
import { makeConfig } from '@shop/contracts/testing';
import { federatedModules } from './federated-modules.ts';

const loadRemote = jest.fn();
const registerRemotes = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({}),
  registerPlugins: () => undefined,
  loadRemote: (name: string) => loadRemote(name) as unknown,
  registerRemotes: (...args: unknown[]) => registerRemotes(...args) as unknown,
}));

const live = (contract = '1.0.0', version = '1.0.0') => ({
  version,
  url: `https://cdn.test/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  contract,
  routes: [],
});
const setUp = (contract?: string) => {
  const context = { events: createEventBus(), config: makeConfig() };
  return federatedModules({ live: { cart: live(contract) }, context, loadContainer: jest.fn() });
};
const remote = () => ({ default: { name: 'cart', register: jest.fn() } });

beforeEach(() => {
  loadRemote.mockReset();
  registerRemotes.mockReset();
});

describe('federatedModules', () => {
  it('loads a remote once for all regions and lets it register itself', async () => {
    const found = remote();
    loadRemote.mockResolvedValue(found);
    const modules = setUp();
    await Promise.all([modules.load('cart'), modules.load('cart')]);
    expect(loadRemote).toHaveBeenCalledTimes(1);
    expect(found.default.register).toHaveBeenCalledTimes(1);
  });

  it('refuses a remote of another contract with the reason', async () => {
    await expect(setUp('2.0.0').load('cart')).rejects.toThrow(
      /built for contract 2\.0\.0, this shell has 1\.0\.0/,
    );
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('says so when a remote has no live release', async () => {
    await expect(setUp().load('catalog')).rejects.toThrow('catalog has no live release');
  });

  it('tries a failed remote again with the release it is given', async () => {
    loadRemote.mockRejectedValueOnce(new Error('503'));
    const modules = setUp();
    await expect(modules.load('cart')).rejects.toThrow('503');
    loadRemote.mockResolvedValue(remote());
    modules.forget('cart', live('1.0.0', '1.0.1'));
    await modules.load('cart');
    expect(registerRemotes).toHaveBeenLastCalledWith(
      [expect.objectContaining({ entry: 'https://cdn.test/1.0.1/remoteEntry.js' })],
      { force: true },
    );
    expect(modules.live().cart?.version).toBe('1.0.1');
  });
});
