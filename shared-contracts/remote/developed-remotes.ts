import { z } from 'zod';
import {
  contractMisfit,
  releaseExtrasSchema,
  remoteNameSchema,
  remoteRouteSchema,
} from './release-manifest.ts';

/*
 * Remotes that are served from their sources by a development server. For servers and tools only: browsers get no zod.
 */

/** A remote under development, as a shell needs it in place of a release. */
export const developedRemoteSchema = z.strictObject({
  /** Address of the container script. */
  url: z.url({ protocol: /^https?$/ }),
  routes: z.array(remoteRouteSchema),
  slots: releaseExtrasSchema.shape.slots,
  /** Names of its frames: documents beside the container that its pages embed. */
  frames: z.array(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)).optional(),
});

/** Version of a remote that is served from its sources, in a shell's release set and report. No release has it. */
export const DEVELOPED_VERSION = 'dev';

/** File of the container of every development server. */
export const CONTAINER_FILE = 'remoteEntry.js';

/** A policy (CSP) cannot name an IPv6 address, so `[::1]` would be admitted and never load. */
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

/** Whether an address is the container of a development server on the visitor's own machine. */
const isLocalContainer = (address: string): boolean => {
  const { protocol, hostname, port, pathname, href, origin } = new URL(address);
  return (
    protocol === 'http:' &&
    LOOPBACK.has(hostname) &&
    port !== '' &&
    pathname === `/${CONTAINER_FILE}` &&
    // Neither credentials, query nor fragment.
    href === `${origin}${pathname}`
  );
};

const localRemoteSchema = developedRemoteSchema.extend({
  url: developedRemoteSchema.shape.url.refine(isLocalContainer, {
    error: `must be http://127.0.0.1:<port>/${CONTAINER_FILE} or http://localhost:<port>/${CONTAINER_FILE}`,
    abort: true,
  }),
});

/** Most remotes that one visitor has from the own machine. */
const MOST_REMOTES = 20;

/**
 * Remotes on a developer's machine for a shop that runs elsewhere (`npm run dev -- mf-cart --against <shop>`): in the link
 * to the shop, and in the cookie of the visitor who confirmed it.
 */
export const localRemotesSchema = z.strictObject({
  /** Version of shared-contracts they are built with. */
  contract: releaseExtrasSchema.shape.contract,
  remotes: z.record(remoteNameSchema, localRemoteSchema).refine(
    (all) => {
      const count = Object.keys(all).length;
      return count > 0 && count <= MOST_REMOTES;
    },
    { error: `must be 1 to ${MOST_REMOTES} remotes` },
  ),
});

/** What a shop that allows development says about itself at {@link DEVELOPMENT_PATHS.shop}. */
export const developmentShopSchema = z.object({
  /** Origin of its documents. */
  origin: z.url({ protocol: /^https?$/ }),
  /** Version of shared-contracts of its shell. */
  contract: releaseExtrasSchema.shape.contract,
});

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/**
 * Why a shop does not run remotes under development, with what to do; null if it does. Adapters of the previous major
 * version exist for releases only: development needs the current one.
 *
 * @param names of the remotes: `cart, catalog`
 * @param contract with which they are built
 * @param provided contract of the shop
 */
export const developmentMisfit = (
  names: string,
  contract: string,
  provided: string,
): string | null => {
  const misfit = contractMisfit(names, contract, provided, 'this shop');
  if (misfit || majorOf(contract) === majorOf(provided)) return misfit;
  return (
    `${names} was built with contract ${contract}; this shop provides ${provided} and develops remotes of the same major ` +
    `version only. Update the remote to contract ${majorOf(provided)}.`
  );
};

/** Addresses of a shell that allows development. */
export const DEVELOPMENT_PATHS = {
  /** Asks the visitor to confirm the remotes of a link, in the query `remotes`. */
  confirm: '/development',
  /** Ends it for this visitor. */
  end: '/development/end',
  shop: '/development/shop.json',
} as const;

export type DevelopedRemote = z.infer<typeof developedRemoteSchema>;
export type LocalRemotes = z.infer<typeof localRemotesSchema>;
export type DevelopmentShop = z.infer<typeof developmentShopSchema>;
