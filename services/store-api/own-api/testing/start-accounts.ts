import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { connectLogin } from '../../platform/platform-login.ts';
import type { TestPlatform } from '../../testing/start-platform.ts';
import { createBearerCheck } from '../bearer/check-bearer.ts';
import { withLiveSession } from '../bearer/with-live-session.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { startFrame, type StartedFrame } from './start-frame.ts';

/** All operations, with a real platform. */
export const startAccounts = (
  { origin, platform }: TestPlatform,
  database: Kysely<StoreDatabase>,
  its: Partial<OwnApiContext> = {},
): Promise<StartedFrame> =>
  startFrame(undefined, {
    database,
    platform,
    login: connectLogin({ authEndpoint: origin, salesChannelId: 'fonte-vigna-shop' }),
    checkBearer: withLiveSession(
      createBearerCheck({ authEndpoint: origin, organization: 'fonte-vigna' }),
      origin,
    ),
    ...its,
  });

/** Mails queued for an address, oldest first. */
export const mailsTo = (database: Kysely<StoreDatabase>, email: string) =>
  database
    .selectFrom('mail')
    .select(['kind', 'locale', 'market', 'data'])
    .where('to', '=', email)
    .orderBy('created_at')
    .execute();

/** `id` and `token` of a mail's link. */
export const linkIn = (data: string): { id: string; token: string } => {
  const { link } = JSON.parse(data) as { link: string };
  const key = new URLSearchParams(new URL(link).hash.slice(1));
  return { id: key.get('id') ?? '', token: key.get('token') ?? '' };
};
