// Runs as a child process: `node tooling/contract/inspect-artifact.ts <remote>` loads the node build of a remote
// like the shell's renderer and prints its content as JSON.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteModule } from '@shop/contracts/remote';
import { LOCALES } from '@shop/contracts/market';
import { ROOT } from '../remote-kit/workspace.ts';

/** Content of a built remote. */
export interface ArtifactReport {
  name: string;
  contract: string;
  /** Route ids and paths of the module. */
  routes: { id: string; path: string; rendering: string }[];
  /** Route id → exports of its page chunk. */
  pages: Record<string, string[]>;
  /** Fragment → whether its chunk's default export is a component. */
  fragments: Record<string, boolean>;
  /** Language → message keys. */
  messages: Record<string, string[]>;
  /** What the module puts into slots of other pages, with its name before each fragment. */
  slots: { slot: string; fragment: string; order: number }[];
  /** The same routes as announced by `release.json`. */
  announced: unknown;
  /** The same slots as announced by `release.json`. */
  announcedSlots: unknown;
}

interface Container {
  init: (scope: object) => Promise<void> | void;
  get: (path: string) => Promise<() => { default: RemoteModule }>;
}

const inspect = async (name: string): Promise<ArtifactReport> => {
  const dist = join(ROOT, `mf-${name}`, 'dist');
  const container = createRequire(import.meta.url)(
    join(dist, 'node', 'remoteEntry.cjs'),
  ) as Container;
  await container.init({});
  const remote = (await container.get('./remote'))().default;
  const { routes, slots = [] } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as {
    routes: unknown;
    slots?: unknown;
  };
  const loaded = <T>(entries: Record<string, T>, load: (value: T) => Promise<unknown>) =>
    Promise.all(
      Object.entries(entries).map(async ([key, value]) => [key, await load(value)] as const),
    );
  return {
    name: remote.name,
    contract: remote.contract,
    routes: remote.routes.map(({ id, path, rendering }) => ({ id, path, rendering })),
    pages: Object.fromEntries(
      await loaded(remote.pages, async (page) => Object.keys(await page())),
    ) as ArtifactReport['pages'],
    fragments: Object.fromEntries(
      await loaded(
        remote.fragments as Record<string, () => Promise<{ default: unknown }>>,
        async (piece) => {
          const { default: component } = await piece();
          return (
            typeof component === 'function' || (typeof component === 'object' && component !== null)
          );
        },
      ),
    ) as ArtifactReport['fragments'],
    messages: Object.fromEntries(
      await Promise.all(
        LOCALES.map(async (locale) => {
          const { 'en-US': _, ...messages } = await remote.messages(locale, 'pages');
          return [locale, Object.keys(messages)] as const;
        }),
      ),
    ),
    slots: (remote.slots ?? []).map((it) => ({ ...it, fragment: `${remote.name}/${it.fragment}` })),
    announced: routes,
    announcedSlots: slots,
  };
};

const [name] = process.argv.slice(2);
if (name) process.stdout.write(JSON.stringify(await inspect(name)));
