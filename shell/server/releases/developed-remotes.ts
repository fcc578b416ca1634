import { z } from 'zod';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import {
  DEVELOPED_VERSION,
  developedRemoteSchema,
  type DevelopedRemote,
} from '@shop/contracts/remote/developed-remotes';
import {
  CONTRACT_VERSION,
  remoteNameSchema,
  type LiveRelease,
} from '@shop/contracts/remote/release-manifest';
import { releaseSetId, type ReleaseSet, type ReleaseSets } from './release-set.ts';

const developedRemotes = z.partialRecord(remoteNameSchema, developedRemoteSchema);

/** Remotes served from their sources by a development server. */
export type DevelopedRemotes = Readonly<Record<string, DevelopedRemote | undefined>>;

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

/** Whether a member of a release set is served from its sources. */
export const isDeveloped = ({ metadata }: Pick<LiveRelease, 'metadata'>): boolean =>
  metadata.version === DEVELOPED_VERSION;

/** No integrity, since the content changes with every edit, and no node build: the browser renders its pages. */
const asRelease = (
  { url, routes, slots, frames = [] }: DevelopedRemote,
  contract: string,
): LiveRelease => ({
  url,
  metadata: { version: DEVELOPED_VERSION, integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: {
    contract,
    routes: routes.map((route) => ({ ...route, rendering: 'client' })),
    ...(slots && { slots }),
    ...(frames.length > 0 && {
      frames: Object.fromEntries(frames.map((name) => [name, `${name}.html`])),
    }),
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

/**
 * A release set with remotes under development in place of their releases, or beside them if they have none.
 *
 * @param contract version of shared-contracts the remotes are built with
 */
export const withDeveloped = (
  set: ReleaseSet,
  developed: DevelopedRemotes,
  contract: string = CONTRACT_VERSION,
): ReleaseSet => {
  const releases = { ...set.releases };
  for (const [name, remote] of Object.entries(developed))
    if (remote) releases[name as RemoteName] = asRelease(remote, contract);
  return { ...set, releases, id: releaseSetId(releases) };
};

/** Replaces releases by remotes in development. Developers see no canary. */
export const withDevelopedRemotes = (
  sets: ReleaseSets,
  developed: DevelopedRemotes | undefined,
): ReleaseSets =>
  developed ? { defaultSet: withDeveloped(sets.defaultSet, developed), canaries: [] } : sets;
