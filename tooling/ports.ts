import type { RemoteName } from '@shop/contracts/remote';

/** Ports of one shop's processes, loopback only. */
export interface Ports {
  shell: number;
  commerce: number;
  storeApi: number;
  mailSmtp: number;
  mailInbox: number;
  remotes: Readonly<Record<RemoteName, number>>;
}

const HIGHEST_OFFSET = 104;

/**
 * The table of all ports, derived from a base, so that two shops with different bases run side by side.
 *
 * @param base first port of the shop (`PORT_BASE`, 3000 by default)
 * @throws RangeError if a derived port would not exist
 */
export const portsFrom = (base = 3000): Ports => {
  if (!Number.isInteger(base) || base < 1 || base + HIGHEST_OFFSET > 65_535) {
    throw new RangeError(`PORT_BASE must be a whole number from 1 to ${65_535 - HIGHEST_OFFSET}`);
  }
  return {
    shell: base,
    commerce: base + 10,
    storeApi: base + 20,
    mailSmtp: base + 25,
    mailInbox: base + 26,
    remotes: {
      catalog: base + 101,
      cart: base + 102,
      checkout: base + 103,
      account: base + HIGHEST_OFFSET,
    },
  };
};
