import { createHash, randomBytes } from 'node:crypto';
import { createTokenBuckets, networkOf } from '@shop/server-kit/limits';
import { HEALTH_SETTINGS } from '../health-settings.ts';

/** Networks remembered per release; more than any decision needs. */
const MOST_NETWORKS = 64;
const { limits } = HEALTH_SETTINGS;

/** The /24 of an IPv4 address or the /48 of an IPv6 address: what one subscriber or data center can change within. */
const wideNetworkOf = (address: string): string => {
  const network = networkOf(address);
  return network.split(network.includes(':') ? ':' : '.', 3).join('.');
};

/** Limits per network. It keeps a hash with a salt of this process, never an address. */
export interface ReportingNetworks {
  /** Key of an address. */
  keyOf: (address: string) => string;
  /** Seconds until another request is allowed; 0 if it is now. */
  waitForRequest: (key: string) => number;
  /** Whether one more of these counts. */
  counts: (key: string, kind: 'view' | 'failedView' | 'later' | 'vitals') => boolean;
  /** Whether a network reports its first failure of a release. */
  isFirstFailure: (key: string, remote: string, release: string) => boolean;
  /** Forgets which networks reported failures of a release: a new comparison counts them again. */
  forget: (remote: string, release: string) => void;
}

export const createReportingNetworks = (now?: () => number): ReportingNetworks => {
  const salt = randomBytes(16);
  const perMinute = (capacity: number) => createTokenBuckets({ capacity, seconds: 60 }, now);
  const requests = perMinute(limits.requestsPerNetwork);
  const buckets = {
    view: perMinute(limits.viewsPerNetwork),
    failedView: perMinute(limits.failedViewsPerNetwork),
    later: perMinute(limits.laterReportsPerNetwork),
    vitals: createTokenBuckets({ capacity: limits.vitalsPerNetworkAndHour, seconds: 3600 }, now),
  };
  const failing = new Map<string, Set<string>>();
  return {
    keyOf: (address) =>
      createHash('sha256')
        .update(salt)
        .update(wideNetworkOf(address))
        .digest('base64url')
        .slice(0, 16),
    waitForRequest: (key) => requests.take(key),
    counts: (key, kind) => buckets[kind].take(key) === 0,
    isFirstFailure: (key, remote, release) => {
      const networks = failing.get(`${remote} ${release}`) ?? new Set<string>();
      failing.set(`${remote} ${release}`, networks);
      if (networks.has(key) || networks.size >= MOST_NETWORKS) return false;
      networks.add(key);
      return true;
    },
    forget: (remote, release) => void failing.delete(`${remote} ${release}`),
  };
};
