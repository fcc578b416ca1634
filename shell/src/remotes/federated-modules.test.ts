import { createEventBus } from '@shop/contracts/events';
import { CONTRACT_VERSION } from '@shop/contracts/remote';
import { makeConfig } from '@shop/contracts/testing';
import type { Container } from './container.ts';
import { federatedModules, type LoadContainer } from './federated-modules.ts';

const shareScopeMap: Record<string, object> = {};
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ shareScopeMap }),
}));

const live = (contract = CONTRACT_VERSION, version = '1.0.0') => ({
  version,
  url: `https://cdn.test/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  contract,
  routes: [],
});
const remote = () => ({ name: 'cart', register: jest.fn() });
const init = jest.fn();
const containerOf = (module: object): Container => ({
  init,
  get: (path) =>
    path === './remote'
      ? Promise.resolve(() => ({ default: module }))
      : Promise.reject(new Error(`The container has no ${path}`)),
});
const loadContainer = jest.fn<ReturnType<LoadContainer>, Parameters<LoadContainer>>();
const onFailure = jest.fn();
const setUp = (contract?: string) => {
  const context = { events: createEventBus(), config: makeConfig() };
  return federatedModules({ live: { cart: live(contract) }, context, loadContainer, onFailure });
};

beforeEach(() => {
  loadContainer.mockReset();
  init.mockReset();
  onFailure.mockReset();
});

describe('federatedModules', () => {
  it('loads a remote once for all regions and lets it register itself', async () => {
    const found = remote();
    loadContainer.mockResolvedValue(containerOf(found));
    const modules = setUp();
    const [one, other] = await Promise.all([modules.load('cart'), modules.load('cart')]);
    expect(one).toBe(found);
    expect(other).toBe(found);
    expect(loadContainer).toHaveBeenCalledTimes(1);
    expect(found.register).toHaveBeenCalledTimes(1);
  });

  it('initializes a remote with the shared scope before requesting its module', async () => {
    const container = containerOf(remote());
    const get = jest.spyOn(container, 'get');
    loadContainer.mockResolvedValue(container);
    await setUp().load('cart');
    expect(init).toHaveBeenCalledWith(
      shareScopeMap['default'],
      [],
      expect.objectContaining({ shareScopeMap }),
    );
    expect(init.mock.invocationCallOrder[0]).toBeLessThan(get.mock.invocationCallOrder[0]!);
  });

  const [major] = CONTRACT_VERSION.split('.').map(Number);
  const previous = `${Number(major) - 1}.0.0`;

  it('R4 serves a remote of the previous major through the adapters', async () => {
    const OrderLife = async () => ({ default: () => null });
    const found = { ...remote(), fragments: { OrderLife } };
    loadContainer.mockResolvedValue(containerOf(found));
    shareScopeMap['default'] = { '@shop/contracts/commerce/customer': {}, react: {} };
    const module = await setUp(previous).load('cart');
    expect(module.fragments).toEqual({ OrderLife, CartReconciler: OrderLife });
    expect(found.register).toHaveBeenCalledTimes(1);
    const [scope] = init.mock.calls[0] as [object];
    expect(scope).toEqual(shareScopeMap['default']);
    expect(scope).not.toBe(shareScopeMap['default']);
  });

  it('R4 gives a remote of its own major nothing of the adapters', async () => {
    const found = { ...remote(), fragments: {} };
    loadContainer.mockResolvedValue(containerOf(found));
    expect(await setUp().load('cart')).toBe(found);
    expect(init.mock.calls[0]?.[0]).toBe(shareScopeMap['default']);
  });

  it('refuses a remote of another contract with the reason', async () => {
    await expect(setUp('99.0.0').load('cart')).rejects.toThrow(
      /cart 1\.0\.0 has contract 99\.0\.0/,
    );
    expect(loadContainer).not.toHaveBeenCalled();
  });

  it('reports a remote without a live release', async () => {
    await expect(setUp().load('catalog')).rejects.toThrow('catalog has no live release');
  });

  const broken = new Error('broken');
  const throwing = () => {
    throw broken;
  };
  it.each<[string, 'container' | 'module', () => Promise<Container | undefined>]>([
    ['its script cannot be loaded', 'container', () => Promise.reject(broken)],
    ['its script leaves no container', 'module', async () => undefined],
    [
      'its module throws while it is evaluated',
      'module',
      async () => ({ init, get: async () => throwing }),
    ],
    ['it cannot register', 'module', async () => containerOf({ register: throwing })],
  ])('reports the release and what failed if %s', async (_, kind, load) => {
    loadContainer.mockImplementation(load);
    await expect(setUp().load('cart')).rejects.toThrow();
    const error = expect.any(Error);
    expect(onFailure.mock.calls).toEqual([[{ remote: 'cart', version: '1.0.0', kind, error }]]);
  });

  it('tries a failed remote again with the release it is given', async () => {
    loadContainer.mockRejectedValueOnce(new Error('503'));
    const modules = setUp();
    await expect(modules.load('cart')).rejects.toThrow('503');
    loadContainer.mockResolvedValue(containerOf(remote()));
    modules.forget('cart', live(CONTRACT_VERSION, '1.0.1'));
    await modules.load('cart');
    expect(loadContainer).toHaveBeenLastCalledWith(
      'cart',
      expect.objectContaining({ url: 'https://cdn.test/1.0.1/remoteEntry.js' }),
    );
    expect(modules.live().cart?.version).toBe('1.0.1');
  });
});
