import type { Kysely } from 'kysely';
import { apiOrigin } from '../config/service-urls.ts';
import type { StoreApiConfig } from '../config/read-config.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { connectLogin } from '../platform/platform-login.ts';
import { connectPlatform } from '../platform/platform.ts';
import { createPendingWork, type PendingWork, type WorkLog } from '../pending-work/index.ts';
import type { RefreshRating } from '../reviews/popularity.ts';
import { createBearerCheck } from './bearer/check-bearer.ts';
import { withLiveSession } from './bearer/with-live-session.ts';
import type { OwnApiOptions } from './own-api.ts';
import { ownWork, type OwnWork, type WorkContext } from './own-work.ts';

/** A visitor waits for the response, so a rate-limited call is retried only once and soon. */
const POLICY = { first: 300, longest: 1_000, attempts: 2, patience: 2_000 };
/** ms */
const TIME_LIMIT = 10_000;

type Settings = Pick<
  StoreApiConfig,
  | 'platform'
  | 'organization'
  | 'salesChannelId'
  | 'shopOrigin'
  | 'publicEndpoint'
  | 'port'
  | 'ownApi'
  | 'mail'
>;

interface Surroundings {
  log: () => WorkLog;
  refreshRating: RefreshRating;
}

export interface OpenOwnApi {
  options: OwnApiOptions;
  /** Background work; must be closed before the database. */
  work: PendingWork<OwnWork>;
}

/** Wires the own API with its dependencies. */
export const openOwnApi = (
  config: Settings,
  database: Kysely<StoreDatabase>,
  { log, refreshRating }: Surroundings,
): OpenOwnApi => {
  const { platform, organization, salesChannelId, shopOrigin } = config;
  const { passwordMinimum, ...ownApi } = config.ownApi;
  const { authEndpoint, endpoint } = platform;
  const context: WorkContext = {
    database,
    platform: connectPlatform(platform, { timeLimit: TIME_LIMIT, policy: POLICY }),
    shopOrigin,
    apiOrigin: apiOrigin(config),
    now: () => new Date(),
    markets: config.mail.markets,
    refreshRating,
  };
  const work = createPendingWork({ database, kinds: ownWork(context), log });
  return {
    options: {
      ...ownApi,
      context: {
        ...context,
        login: connectLogin({ authEndpoint, salesChannelId }),
        checkBearer: withLiveSession(createBearerCheck({ authEndpoint, organization }), endpoint),
        work,
        passwordMinimum,
      },
    },
    work,
  };
};
