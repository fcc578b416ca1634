import { z } from 'zod';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import {
  CONTRACT_VERSION,
  releaseExtrasSchema,
  remoteNameSchema,
  remoteRouteSchema,
  type LiveRelease,
} from '@shop/contracts/remote/release-manifest';
import { releaseSetId, type ReleaseSet, type ReleaseSets } from './release-set.ts';

const developedRemotes = z.partialRecord(
  remoteNameSchema,
  z.object({
    /** Address of the container script. */
    url: z.url({ protocol: /^https?$/ }),
    routes: z.array(remoteRouteSchema),
    slots: releaseExtrasSchema.shape.slots,
  }),
);

/** Remotes served from their sources by a development server. */
export type DevelopedRemotes = z.infer<typeof developedRemotes>;

/** {@link DevelopedRemotes} as an environment variable carries them. */
export const developedRemotesText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(developedRemotes);

type Developed = NonNullable<DevelopedRemotes[string]>;

/** No integrity, since the content changes with every edit, and no node build: the browser renders its pages. */
const asRelease = ({ url, routes, slots }: Developed): LiveRelease => ({
  url,
  metadata: { version: 'dev', integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: {
    contract: CONTRACT_VERSION,
    routes: routes.map((route) => ({ ...route, rendering: 'client' })),
    ...(slots && { slots }),
    assets: {},
    integrity: {},
    node: { url: '', entry: '', files: [] },
    shared: {},
    runtime: '',
    gitSha: '',
    builtAt: '',
  },
});

/** Whether any remote is served from its sources. */
export const hasDeveloped = (developed: DevelopedRemotes | undefined): boolean =>
  developed !== undefined && Object.keys(developed).length > 0;

const inSet = (set: ReleaseSet, developed: DevelopedRemotes): ReleaseSet => {
  const releases = { ...set.releases };
  for (const [name, remote] of Object.entries(developed))
    if (remote) releases[name as RemoteName] = asRelease(remote);
  return { ...set, releases, id: releaseSetId(releases) };
};

/** Replaces releases by remotes in development. Developers see no canary. */
export const withDevelopedRemotes = (
  sets: ReleaseSets,
  developed: DevelopedRemotes | undefined,
): ReleaseSets =>
  developed ? { defaultSet: inSet(sets.defaultSet, developed), canaries: [] } : sets;
