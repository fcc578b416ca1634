import { join } from 'node:path';
import { readBudgets } from '../../build/budgets.ts';
import { requireTypes } from '../artifact/require-types.ts';
import { confirmRelease } from '../confirm/confirm-release.ts';
import { publish, registerBuild } from '../publish/publish.ts';
import type { Timings } from '../publish/stopwatch.ts';
import { type ReleaseResult, done, refuse } from '../release-result.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import {
  issuePreview,
  promote,
  rollback,
  withdraw,
  type Author,
} from '../store-api/edit-releases.ts';
import type { LiveReleases } from '../store-api/edit-traffic.ts';
import { folderOf } from '../../remotes.ts';
import { readHealth } from '../store-api/release-health.ts';
import { listReleases, readLive } from '../store-api/read-releases.ts';
import { healthLines } from './health-lines.ts';
import type { Command } from './parse-command.ts';
import { NO_STORE, type ReleaseSettings } from './read-settings.ts';

const liveLines = (name: string, live: LiveReleases['live']): string[] =>
  live.map(({ version, traffic, from, ...it }) => {
    const cohorts = from === undefined ? '' : `, cohorts ${from}–${from + traffic - 1}`;
    return `${name} ${version}: ${traffic} %${it.default ? '' : ` (canary${cohorts})`}`;
  });

const listLines = async (storeApi: StoreApi, name: string): Promise<ReleaseResult<string[]>> => {
  const listed = await listReleases(storeApi, name);
  if (!listed.ok) return listed;
  const lines = listed.value.map(({ release, registeredAt, deployment, pruned }) => {
    const share = deployment ? `${deployment.traffic} %` : pruned ? 'pruned' : '–';
    return `${release.metadata.version}  ${share.padEnd(6)}  ${registeredAt}  ${release.extras.gitSha}`;
  });
  return done(lines.length > 0 ? lines : [`No release of ${name} is registered.`]);
};

/** The edit of a command, with the lines that it prints. */
type Edited = ReleaseResult<{ edit: LiveReleases; lines: string[] }>;

/** What `publish` and `registerBuild` need of a remote's build; a refusal if a setting or its types are missing. */
const buildOptions = async (
  root: string,
  settings: ReleaseSettings,
  name: Command['name'],
  author: Author,
) => {
  const { artifactRoot, baseUrl } = settings;
  // Before anything is registered: the address of a live release changes at once if another one is registered.
  if (!artifactRoot || !baseUrl)
    return refuse('SETTINGS', `${NO_STORE}, and ARTIFACT_BASE_URL to its address for visitors.`);
  const folder = folderOf(root, name);
  const typed = await requireTypes(folder);
  if (!typed.ok) return typed;
  const budgets = await readBudgets(folder);
  const its = { name, dist: join(folder, 'dist'), sources: folder, budgets, author };
  return done({ ...settings, artifactRoot, baseUrl, ...its });
};

const timingLine = (timings: Timings): string => {
  const steps = Object.entries(timings).map(([step, ms]) => `${step} ${ms} ms`);
  const total = Object.values(timings).reduce((sum, ms) => sum + ms, 0);
  return `${steps.join(', ')}; ${total} ms in all`;
};

const runRegistration = async (
  root: string,
  settings: ReleaseSettings,
  name: Command['name'],
  author: Author,
): Promise<ReleaseResult<string[]>> => {
  const options = await buildOptions(root, settings, name, author);
  if (!options.ok) return options;
  const registered = await registerBuild(options.value);
  if (!registered.ok) return registered;
  const { version, timings } = registered.value;
  return done([
    `${name} ${version} is registered; nothing was put live. Look at it with --preview ${version}`,
    timingLine(timings),
  ]);
};

const runEdit = async (
  root: string,
  settings: ReleaseSettings,
  command: Exclude<Command, { kind: 'register' | 'list' | 'preview' | 'health' }>,
  { author, before }: { author: Author; before: LiveReleases['live'] },
): Promise<Edited> => {
  const { name, kind } = command;
  const { storeApi } = settings;
  if (kind === 'publish') {
    const options = await buildOptions(root, settings, name, author);
    if (!options.ok) return options;
    const { canary, rollout } = command;
    const published = await publish({ ...options.value, canary, rollout });
    if (!published.ok) return published;
    const { edit, timings } = published.value;
    return done({ edit, lines: [...liveLines(name, edit.live), timingLine(timings)] });
  }
  if (kind === 'withdraw') {
    const withdrawn = await withdraw(storeApi, name, author, before);
    if (!withdrawn.ok) return withdrawn;
    const lines = [`${name} is withdrawn; a promotion brings it back.`];
    return done({ edit: withdrawn.value, lines });
  }
  const edited = await (kind === 'promote'
    ? promote(storeApi, name, command.version, author)
    : rollback(storeApi, name, author, command.version));
  if (!edited.ok) return edited;
  return done({ edit: edited.value, lines: liveLines(name, edited.value.live) });
};

/**
 * Runs a release command. An edit ends with the confirmation of the running shells, see {@link confirmRelease}.
 *
 * @returns the output lines; a refusal has those of an edit that was made before it
 */
export const runCommand = async (
  root: string,
  settings: ReleaseSettings,
  command: Command,
): Promise<ReleaseResult<string[]>> => {
  const { name, kind } = command;
  const { storeApi, by } = settings;
  if (kind === 'list') return listLines(storeApi, name);
  const author = { by, ...(command.reason && { reason: command.reason }) };
  if (kind === 'register') return runRegistration(root, settings, name, author);
  if (kind === 'preview') {
    const { version, hours } = command;
    const { shopOrigin } = settings;
    // Before the link is issued: one to this machine looks right and opens for no one.
    if (!shopOrigin) return refuse('SETTINGS', 'Set SHOP_ORIGIN to the address of the shop.');
    const link = await issuePreview(storeApi, { [name]: version }, hours, author);
    if (!link.ok) return link;
    return done([
      `${shopOrigin}/preview/${link.value.key}`,
      `Shows ${name} ${version} to whoever opens it, until ${link.value.expiresAt}.`,
    ]);
  }
  if (kind === 'health') {
    const health = await readHealth(storeApi, name);
    return health.ok ? done(healthLines(name, health.value)) : health;
  }
  const listed = await readLive(storeApi, name);
  if (!listed.ok) return listed;
  const edited = await runEdit(root, settings, command, { author, before: listed.value });
  if (!edited.ok) return edited;
  const { edit: made, lines } = edited.value;
  // A publication takes long enough for another edit.
  const { live: after, before = listed.value, at } = made;
  const mayUndo = kind === 'publish' || kind === 'promote';
  const edit = { name, before, after, at, author, mayUndo };
  const confirmed = await confirmRelease(storeApi, edit);
  return confirmed.ok ? done([...lines, ...confirmed.value]) : { ...confirmed, lines };
};
