/** @jest-environment node */
import type { ComponentType } from 'react';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { Slot, type RemoteName } from '@shop/contracts/remote';
import { makeConfig } from '@shop/contracts/testing';
import type { LiveRelease } from '@shop/contracts/remote/release-manifest';
import { liveRemotes } from '../../server/releases/release-set.ts';
import { slotFills } from '../../server/releases/slot-fills.ts';
import type { Container } from '../remotes/container.ts';
import { makeRelease } from '../testing/make-release.ts';
import { createRenderer } from './create-renderer.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ shareScopeMap: {} }),
}));

const context = contextOf(MARKETS[0]!, 'IT', 'en');

const remoteOf = (name: RemoteName, parts: object) => ({
  name,
  messages: async () => ({}),
  register: () => undefined,
  fragments: {},
  pages: {},
  ...parts,
});

const ProductPage = () => (
  <main>
    <h1>Barbera</h1>
    <Slot name="product:below-facts" kind="sku" code="BARBERA" itemName="Barbera" />
  </main>
);
const catalog = remoteOf('catalog', {
  pages: {
    product: async () => ({
      load: async () => ({ status: 200, head: { title: 'Barbera' } }),
      Page: ProductPage,
    }),
  },
});

type Fill = ComponentType<{ itemName: string }>;
const Tip: Fill = ({ itemName }) => <p>A tip for {itemName}</p>;

/** Renders the product page of a release set in which the account's release fills its slot with a fragment. */
const renderFilled = async (load: () => Promise<{ default: Fill }>, tried?: RemoteName) => {
  const account = remoteOf('account', { fragments: { Tip: load } });
  const filling: LiveRelease = makeRelease('2.0.0');
  filling.extras.slots = [
    { slot: 'product:below-facts', fragment: 'account/Tip' as 'account/AuthForm', order: 1 },
  ];
  const product = makeRelease('1.0.0', {
    routes: [
      {
        id: 'product',
        path: 'product/:code',
        rendering: 'server',
        slots: ['product:below-facts'],
      },
    ],
  });
  const set = {
    ...{ id: 'x', containers: {}, styles: {} },
    releases: { catalog: product, account: filling },
  };
  const modules: Partial<Record<RemoteName, object>> = { catalog, account };
  const render = createRenderer(
    {
      config: makeConfig(),
      remotes: liveRemotes(set),
      slots: slotFills(set),
      containers: {},
      indexLimit: 400,
    },
    async (name): Promise<Container> => ({
      init: () => undefined,
      get: async () => () => ({ default: modules[name] }),
    }),
  );
  const result = await render({
    context,
    rest: '/product/BARBERA',
    search: '',
    ...(tried && { tried }),
  });
  if (result.kind === 'redirect') throw new Error('The page redirects');
  return { ...result, text: result.html.replaceAll(/<[^>]*>/g, '') };
};

describe('the server', () => {
  it('renders the fragments of a page’s slots, and names their files', async () => {
    const { text, kind, whole, chunks } = await renderFilled(async () => ({ default: Tip }));
    expect(text).toContain('BarberaA tip for Barbera');
    expect({ kind, whole }).toEqual({ kind: 'page', whole: true });
    expect(chunks).toEqual(
      expect.arrayContaining([
        'account/remoteEntry',
        'account/remote',
        'account/messages-en',
        'account/fragment-Tip',
      ]),
    );
  });

  it('names the files of late fragments apart from those of the page', async () => {
    const result = await renderFilled(async () => ({ default: Tip }));
    expect(result.lateChunks).toEqual([
      'cart/remoteEntry',
      'cart/remote',
      'cart/messages-en',
      'cart/fragment-MiniCart',
    ]);
    expect(result.chunks.filter((it) => it.startsWith('cart/'))).toEqual([]);
    expect(result.chunks).toContain('catalog/fragment-SearchBox');
  });

  it.each([
    [
      'throws',
      async () => ({
        default: (() => {
          throw new Error('A bug');
        }) as Fill,
      }),
    ],
    ['cannot be loaded', () => Promise.reject(new Error('gone'))],
    ['is late', () => new Promise<never>(() => undefined)],
  ])('renders the page without a fragment that %s', async (_, load) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const { text, status } = await renderFilled(load);
    expect(status).toBe(200);
    expect(text).toContain('Barbera');
    expect(text).not.toContain('A tip');
    error.mockRestore();
  });

  describe('that tries a release', () => {
    const Broken: Fill = () => {
      throw new Error('A bug');
    };

    // The other remotes of the frame are not there.
    const bugsIn = ({ thrown = [] }: { thrown?: readonly string[] }) =>
      thrown.filter((it) => it.startsWith('Error: A bug'));

    it('R5 lists what its fragment throws, with the components around it', async () => {
      const bugs = bugsIn(await renderFilled(async () => ({ default: Broken }), 'account'));
      expect(bugs).toEqual([expect.stringMatching(/at Broken[^]*at ProductPage/)]);
    });

    it('R5 lists nothing of a good one, nor without a trial', async () => {
      expect(bugsIn(await renderFilled(async () => ({ default: Tip }), 'account'))).toEqual([]);
      expect(await renderFilled(async () => ({ default: Broken }))).not.toHaveProperty('thrown');
    });

    it('R5 fails over a part that cannot be loaded', async () => {
      const gone = () => Promise.reject(new Error('gone'));
      await expect(renderFilled(gone, 'account')).rejects.toThrow('gone');
    });
  });
});
