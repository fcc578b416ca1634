import { parseArgs } from 'node:util';
import type { RemoteName } from '@shop/contracts/remote';
import { portsFrom } from '../ports.ts';

/** What the release command is asked to do with one remote. */
export type Command = { name: RemoteName; reason?: string | undefined } & (
  | { kind: 'publish'; canary?: number }
  | { kind: 'promote'; version: string }
  | { kind: 'rollback' }
  | { kind: 'withdraw' }
  | { kind: 'list' }
);

export type CommandResult = { ok: true; command: Command } | { ok: false; message: string };

export const USAGE = `npm run release -- mf-catalog                    publish dist/ and give it all the traffic
npm run release -- mf-catalog --canary 10        publish dist/ to 10 % of the visitors
npm run release -- mf-catalog --promote <version>  give a registered release all the traffic
npm run release -- mf-catalog --rollback         withdraw the canary, or go back to the release before
npm run release -- mf-catalog --withdraw         take the remote out of the shop, until a release is promoted
npm run release -- mf-catalog --list             show what is registered and what is live
    --reason "…"   kept in the history`;

const remotes = portsFrom().remotes;
const isRemoteName = (name: string): name is RemoteName => Object.hasOwn(remotes, name);

const options = {
  canary: { type: 'string' },
  promote: { type: 'string' },
  rollback: { type: 'boolean' },
  withdraw: { type: 'boolean' },
  list: { type: 'boolean' },
  reason: { type: 'string' },
} as const;

const wrong = (message: string): CommandResult => ({ ok: false, message });

/** Reads the command line; anything unclear is refused rather than guessed. */
export const parseCommand = (args: readonly string[]): CommandResult => {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : `${error}`);
  }
  const { canary, promote, rollback, withdraw, list, reason } = parsed.values;
  const [folder, ...more] = parsed.positionals;
  const name = folder?.replace(/^mf-/, '').replace(/\/$/, '') ?? '';
  if (!isRemoteName(name) || more.length > 0) {
    return wrong(
      `Name one remote: ${Object.keys(remotes)
        .map((it) => `mf-${it}`)
        .join(', ')}.`,
    );
  }
  const asked = [canary, promote, rollback, withdraw, list].filter((it) => it !== undefined);
  if (asked.length > 1) return wrong('Ask for one thing at a time.');
  const common = { name, reason };
  if (list) return { ok: true, command: { ...common, kind: 'list' } };
  if (rollback) return { ok: true, command: { ...common, kind: 'rollback' } };
  if (withdraw) return { ok: true, command: { ...common, kind: 'withdraw' } };
  if (promote) return { ok: true, command: { ...common, kind: 'promote', version: promote } };
  if (canary === undefined) return { ok: true, command: { ...common, kind: 'publish' } };
  if (!/^[1-9]\d?$/.test(canary)) return wrong('--canary takes a whole percentage from 1 to 99.');
  return { ok: true, command: { ...common, kind: 'publish', canary: Number(canary) } };
};
