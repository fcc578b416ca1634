import { parseArgs } from 'node:util';
import type { RemoteName } from '@shop/contracts/remote';
import { IS_INSTALLED } from '../../workspace.ts';
import { portsFrom } from '../../ports.ts';
import type { RolloutPlan } from '../store-api/release-health.ts';
import { parseRollout } from './parse-rollout.ts';

/** A release command for one remote. */
export type Command = { name: RemoteName; reason?: string | undefined } & (
  | { kind: 'publish'; canary?: number; rollout?: RolloutPlan }
  | { kind: 'register' }
  | { kind: 'promote'; version: string }
  | { kind: 'rollback'; version: string }
  | { kind: 'withdraw' }
  | { kind: 'preview'; version: string; hours: number }
  | { kind: 'list' }
  | { kind: 'health' }
);

export type CommandResult = { ok: true; command: Command } | { ok: false; message: string };

const COMMANDS = `npm run release -- mf-catalog                    publish dist/ and give it all traffic
npm run release -- mf-catalog --canary 10        publish dist/ to 10 % of the visitors
npm run release -- mf-catalog --rollout 1,10,50,100 --minutes 30   publish dist/ in stages that advance by themselves
npm run release -- mf-catalog --register         store and register dist/ for a preview; no visitor gets it
npm run release -- mf-catalog --promote <version>  give a registered release all traffic
npm run release -- mf-catalog --rollback <version>  withdraw this canary, or leave this release for the previous one
npm run release -- mf-catalog --withdraw         take the remote out of the shop until a release is promoted
npm run release -- mf-catalog --preview <version> [--hours 24]  make a link that shows a registered release
npm run release -- mf-catalog --list             show registered and live releases
npm run release -- mf-catalog --health           show figures of the live releases and the state of their tests
    --reason "…"   stored in the history`;

/** In a repository of its own a remote need not be named. */
export const USAGE = IS_INSTALLED ? COMMANDS.replaceAll(' -- mf-catalog', ' --') : COMMANDS;

const remotes = portsFrom().remotes;

const isRemoteName = (name: string): name is RemoteName => Object.hasOwn(remotes, name);

/** The remotes of this repository. */
export const REMOTES: readonly RemoteName[] = Object.keys(remotes).filter(isRemoteName);

/** In the repository of one remote the name may be left out. */
const [first = '', ...others] = REMOTES;
const onlyRemote = others.length === 0 ? first : '';

/** The remote of a folder or name: `mf-catalog/`, `catalog`. */
export const remoteOf = (folder: string): RemoteName | undefined => {
  const name = folder.replace(/^mf-/, '').replace(/\/$/, '');
  return isRemoteName(name) ? name : undefined;
};

const options = {
  canary: { type: 'string' },
  rollout: { type: 'string' },
  minutes: { type: 'string' },
  views: { type: 'string' },
  register: { type: 'boolean' },
  promote: { type: 'string' },
  rollback: { type: 'string' },
  withdraw: { type: 'boolean' },
  preview: { type: 'string' },
  hours: { type: 'string' },
  list: { type: 'boolean' },
  health: { type: 'boolean' },
  reason: { type: 'string' },
} as const;

/** What each option with a value takes. */
const TAKES = {
  canary: 'a whole percentage from 1 to 50',
  rollout: 'ascending percentages up to 50, then 100: 1,10,50,100',
  minutes: 'a whole number',
  views: 'a whole number',
  promote: 'a version',
  rollback: 'the version to leave, which --list shows',
  preview: 'a version',
  hours: 'a whole number, with --preview',
  reason: 'a text',
} as const;

const invalid = (message: string): CommandResult => ({ ok: false, message });

/** Parses the command line. Ambiguous input is rejected. */
export const parseCommand = (args: readonly string[]): CommandResult => {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return invalid(error instanceof Error ? error.message : `${error}`);
  }
  for (const [option, takes] of Object.entries(TAKES)) {
    const value = parsed.values[option as keyof typeof TAKES];
    // Of an empty CI variable. Ignoring the option would publish `dist/` to everyone.
    if (value?.trim() === '') return invalid(`--${option} takes ${takes}.`);
  }
  const { canary, promote, rollback, withdraw, preview, hours, list, health, reason } =
    parsed.values;
  const { rollout, minutes, views, register } = parsed.values;
  const [folder, ...more] = parsed.positionals;
  const name = remoteOf(folder ?? onlyRemote);
  if (!name || more.length > 0)
    return invalid(`Name one remote: ${REMOTES.map((it) => `mf-${it}`).join(', ')}.`);
  const alternatives = {
    canary,
    rollout,
    register,
    promote,
    rollback,
    withdraw,
    preview,
    list,
    health,
  };
  const requested = Object.values(alternatives).filter((it) => it !== undefined);
  if (requested.length > 1)
    return invalid(
      'Use one thing at a time: --canary, --rollout, --register, --promote, --rollback, --withdraw, --preview, --list or --health.',
    );
  if (rollout === undefined && (minutes ?? views) !== undefined)
    return invalid('--minutes and --views belong to --rollout.');
  const common = { name, reason };
  if (list) return { ok: true, command: { ...common, kind: 'list' } };
  if (health) return { ok: true, command: { ...common, kind: 'health' } };
  if (rollback !== undefined)
    return { ok: true, command: { ...common, kind: 'rollback', version: rollback } };
  if (register) return { ok: true, command: { ...common, kind: 'register' } };
  if (withdraw) return { ok: true, command: { ...common, kind: 'withdraw' } };
  if (promote !== undefined)
    return { ok: true, command: { ...common, kind: 'promote', version: promote } };
  if (hours !== undefined && (preview === undefined || !/^\d{1,3}$/.test(hours)))
    return invalid(`--hours takes ${TAKES.hours}.`);
  if (preview !== undefined)
    return {
      ok: true,
      command: { ...common, kind: 'preview', version: preview, hours: Number(hours ?? 24) },
    };
  if (rollout !== undefined) {
    const plan = parseRollout({ rollout, minutes, views });
    if (typeof plan === 'string') return invalid(plan);
    return { ok: true, command: { ...common, kind: 'publish', rollout: plan } };
  }
  if (canary === undefined) return { ok: true, command: { ...common, kind: 'publish' } };
  // store-api refuses more: all canaries together may get half of the visitors.
  if (!/^(?:[1-9]|[1-4]\d|50)$/.test(canary)) return invalid(`--canary takes ${TAKES.canary}.`);
  return { ok: true, command: { ...common, kind: 'publish', canary: Number(canary) } };
};
