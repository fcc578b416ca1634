import type { RemoteName } from '@shop/contracts/remote/fragments';
import { PORT_OFFSETS, REMOTES, type Remote } from './remotes.ts';

/** Ports of one shop's processes, loopback only. */
export interface Ports {
  shell: number;
  commerce: number;
  storeApi: number;
  mailSmtp: number;
  mailInbox: number;
  remotes: Readonly<Record<RemoteName, number>>;
}

/**
 * The table of all ports, derived from a base, so that two shops with different bases run side by side.
 *
 * @param base first port of the shop (`PORT_BASE`, 3000 by default)
 * @param all remotes of the shop, each with its own offset; by default those of the workspace
 * @throws RangeError if a derived port would not exist
 */
export const portsFrom = (
  base = 3000,
  all: readonly Pick<Remote, 'name' | 'portOffset'>[] = REMOTES,
): Ports => {
  if (!Number.isInteger(base) || base < 1 || base + PORT_OFFSETS.last > 65_535) {
    throw new RangeError(
      `PORT_BASE must be a whole number from 1 to ${65_535 - PORT_OFFSETS.last}`,
    );
  }
  return {
    shell: base,
    commerce: base + 10,
    storeApi: base + 20,
    mailSmtp: base + 25,
    mailInbox: base + 26,
    remotes: Object.fromEntries(
      all.map(({ name, portOffset }) => [name, base + portOffset]),
    ) as Ports['remotes'],
  };
};
