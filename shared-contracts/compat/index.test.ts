import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEventBus, type EventBus } from '../events/index.ts';
import { CONTRACT_VERSION } from '../remote/contract-version.ts';
import type { RemoteModule } from '../remote/types.ts';
import { makeConfig } from '../testing/make-config.ts';
import {
  ADAPTERS,
  adaptExports,
  adaptRemote,
  changedPaths,
  type ContractAdapter,
} from './index.ts';

const [major = ''] = CONTRACT_VERSION.split('.');
const remoteWith = (rest: object): RemoteModule =>
  ({ name: 'cart', fragments: {}, pages: {}, register: () => undefined, ...rest }) as never;

describe('the adapters', () => {
  it('R4 bridge the present major only: those of the one before are deleted with it', () => {
    expect(ADAPTERS.map(({ since }) => since)).toEqual(ADAPTERS.map(() => `${major}.0.0`));
  });

  it('R4 are one per file, and all in use', () => {
    const others = ['contract-adapter.ts', 'index.ts'];
    const files = readdirSync(import.meta.dirname).filter(
      (file) => !file.endsWith('.test.ts') && !others.includes(file),
    );
    expect(ADAPTERS).toHaveLength(files.length);
  });

  it('R4 are in the contract’s history, with the change that each bridges', () => {
    const history = readFileSync(
      join(import.meta.dirname, '../../docs/contract-history.md'),
      'utf8',
    ).replaceAll(/\s+/gu, ' ');
    const [, section = ''] = history.split(`## ${major}.0.0`);
    for (const { what } of ADAPTERS)
      for (const [name] of what.matchAll(/`[^`]+`/gu)) expect(section).toContain(name);
  });
});

describe('an adapter can change', () => {
  const adapt = (adapter: Partial<ContractAdapter>) => [
    { since: '3.0.0', what: '', ...adapter } satisfies ContractAdapter,
  ];

  it('R4 the props of a fragment', async () => {
    const adapters = adapt({
      remote: (remote) => ({
        ...remote,
        fragments: {
          AddToCart: async () => {
            const { default: Former } = (await remote.fragments['AddToCart']!()) as {
              default: (props: object) => unknown;
            };
            return { default: ({ itemName }: { itemName: string }) => Former({ name: itemName }) };
          },
        },
      }),
    });
    const former = async () => ({ default: ({ name }: { name: string }) => name });
    const remote = adaptRemote(remoteWith({ fragments: { AddToCart: former } }), adapters);
    const fragments = remote.fragments as Record<string, () => Promise<{ default: unknown }>>;
    const { default: Adapted } = await fragments['AddToCart']!();
    expect((Adapted as (props: object) => string)({ itemName: 'Barolo' })).toBe('Barolo');
  });

  it('R4 the events that a remote receives at its registration', () => {
    const received: string[] = [];
    const renamed = (events: EventBus): EventBus => ({
      ...events,
      on: ((name: string, handler: never) =>
        events.on((name === 'cart:updated' ? 'cart:changed' : name) as never, handler)) as never,
    });
    const adapters = adapt({
      remote: (remote) => ({
        ...remote,
        register: ({ events, ...rest }) => remote.register({ ...rest, events: renamed(events) }),
      }),
    });
    const events = createEventBus();
    const former = remoteWith({
      register: ({ events: bus }: { events: EventBus }) =>
        bus.on('cart:updated' as never, () => received.push('cart:updated')),
    });
    adaptRemote(former, adapters).register({ events, config: makeConfig() });
    events.emit('cart:changed', {} as never);
    expect(received).toEqual(['cart:updated']);
  });

  it('R4 what a hook of the shell returns', () => {
    const adapters = adapt({
      shared: {
        remote: ({ useShop, ...rest }) => ({
          ...rest,
          useShop: () => ({ ...(useShop as () => object)(), currency: 'EUR' }),
        }),
      },
    });
    expect(changedPaths(adapters)).toEqual(['remote']);
    const exports = { useShop: () => ({ config: 1 }), Fragment: 2 };
    const { useShop, Fragment } = adaptExports('remote', exports, adapters);
    expect([(useShop as () => object)(), Fragment]).toEqual([{ config: 1, currency: 'EUR' }, 2]);
    expect(adaptExports('store', exports, adapters)).toBe(exports);
  });
});
