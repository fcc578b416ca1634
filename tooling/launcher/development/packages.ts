import type { RemoteName } from '@shop/contracts/remote/fragments';
import { REMOTE_NAMES } from '../../remote-kit/remotes.ts';

/** Packages under development: the shell is always watched, remotes if named. */
export type Developed =
  { ok: true; remotes: readonly RemoteName[] } | { ok: false; unknown: string };

/** Parses `mf-cart mf-catalog`. Nothing selects every remote, `shell` alone selects none. */
export const developedPackages = (
  args: readonly string[],
  names: readonly RemoteName[] = REMOTE_NAMES,
): Developed => {
  if (args.length === 0) return { ok: true, remotes: names };
  const remotes: RemoteName[] = [];
  for (const word of args) {
    const name = word.replace(/^mf-/, '').replace(/\/$/, '');
    const remote = names.find((it) => it === name);
    if (remote) remotes.push(remote);
    else if (name !== 'shell') return { ok: false, unknown: word };
  }
  return { ok: true, remotes: [...new Set(remotes)] };
};
