import { join } from 'node:path';
import { listReleases } from '../store-api/read-releases.ts';
import type { LiveReleases } from '../store-api/edit-releases.ts';
import type { Command } from './parse-command.ts';
import { promote } from '../store-api/edit-releases.ts';
import { publish } from '../publish/publish.ts';
import { readBudgets } from '../artifact/budgets.ts';
import { requireTypes } from '../artifact/require-types.ts';
import type { ReleaseSettings } from './read-settings.ts';
import { type ReleaseResult, done } from '../release-result.ts';
import { rollback } from '../store-api/edit-releases.ts';
import { withdraw } from '../store-api/edit-releases.ts';

const liveLines = (name: string, { live }: Pick<LiveReleases, 'live'>): string[] =>
  live.map((it) => `${name} ${it.version}: ${it.traffic} %${it.default ? '' : ' (canary)'}`);

/** Runs a release command. @returns the output lines */
export const runCommand = async (
  root: string,
  settings: ReleaseSettings,
  command: Command,
): Promise<ReleaseResult<string[]>> => {
  const { name, kind } = command;
  const { storeApi, by } = settings;
  const author = { by, ...(command.reason && { reason: command.reason }) };
  if (kind === 'list') {
    const listed = await listReleases(storeApi, name);
    if (!listed.ok) return listed;
    const lines = listed.value.map(({ release, registeredAt, deployment }) => {
      const share = deployment ? `${deployment.traffic} %` : '–';
      return `${release.metadata.version}  ${share.padEnd(5)}  ${registeredAt}  ${release.extras.gitSha}`;
    });
    return done(lines.length > 0 ? lines : [`No release of ${name} is registered.`]);
  }
  if (kind === 'publish') {
    const packageName = `mf-${name}`;
    const typed = await requireTypes(join(root, packageName));
    if (!typed.ok) return typed;
    const budgets = await readBudgets(join(root, 'budgets.json'), packageName);
    const dist = join(root, packageName, 'dist');
    const published = await publish({ ...settings, dist, budgets, author, canary: command.canary });
    if (!published.ok) return published;
    const { timings } = published.value;
    const steps = Object.entries(timings).map(([step, ms]) => `${step} ${ms} ms`);
    const total = Object.values(timings).reduce((sum, ms) => sum + ms, 0);
    return done([...liveLines(name, published.value), `${steps.join(', ')}; ${total} ms in all`]);
  }
  if (kind === 'withdraw') {
    const withdrawn = await withdraw(storeApi, name, author);
    return withdrawn.ok ? done([`${name} is withdrawn; a promotion brings it back.`]) : withdrawn;
  }
  const live = await (kind === 'promote'
    ? promote(storeApi, name, command.version, author)
    : rollback(storeApi, name, author));
  return live.ok ? done(liveLines(name, live.value)) : live;
};
