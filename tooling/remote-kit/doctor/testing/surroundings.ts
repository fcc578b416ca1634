import type { Reply, Surroundings } from '../check.ts';

/** A correct setup of two files, without network; a test changes what it is about. */
export const surroundings = ({
  files = {},
  replies = {},
  ...others
}: Partial<Surroundings> & {
  /** Content by path from the root. */
  files?: Readonly<Record<string, string>>;
  /** Replies by the start of the URL; all other addresses are unreachable. */
  replies?: Readonly<Record<string, Partial<Reply>>>;
} = {}): Surroundings => ({
  root: '/shop',
  kit: '/shop/kit',
  isOutside: false,
  remotes: ['mf-catalog', 'mf-cart', 'mf-checkout', 'mf-account'],
  env: {},
  nodeVersion: '24.0.0',
  read: (path) => files[path.replace('/shop/', '')],
  modeOf: () => undefined,
  isPortFree: async () => true,
  run: () => 'version 1',
  request: async (url) => {
    const found = Object.entries(replies).find(([start]) => url.startsWith(start))?.[1];
    if (!found) throw new Error('fetch failed');
    return { status: 200, text: '', headers: {}, ...found };
  },
  routesOf: async () => [{ id: 'cart', path: 'cart', rendering: 'private' }],
  loadConfig: async () => [],
  ...others,
});
