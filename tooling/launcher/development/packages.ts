import { REMOTE_NAMES, type RemoteName } from '@shop/contracts/remote/fragments';

/** Packages under development: the shell is always watched, remotes if named. */
export type Developed =
  { ok: true; remotes: readonly RemoteName[] } | { ok: false; unknown: string };

const isRemote = (word: string): word is RemoteName =>
  (REMOTE_NAMES as readonly string[]).includes(word);

/** Parses `mf-cart mf-catalog`. Nothing selects every remote, `shell` alone selects none. */
export const developedPackages = (args: readonly string[]): Developed => {
  if (args.length === 0) return { ok: true, remotes: REMOTE_NAMES };
  const remotes: RemoteName[] = [];
  for (const word of args) {
    const name = word.replace(/^mf-/, '').replace(/\/$/, '');
    if (isRemote(name)) remotes.push(name);
    else if (name !== 'shell') return { ok: false, unknown: word };
  }
  return { ok: true, remotes: [...new Set(remotes)] };
};
