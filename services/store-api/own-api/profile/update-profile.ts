import { asRecord } from '@shop/contracts/commerce/metadata';
import type { ProfileRequest } from '@shop/contracts/store-api';
import type { Platform } from '../../platform/platform.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { inTurn } from './in-turn.ts';
import { PROFILE_KEYS, profileOf } from './profile-of.ts';
import { profileRequestSchema, profileSchema } from './profile-schema.ts';

/** The platform replaces metadata as a whole, so a concurrent write can overwrite this one and requires a retry. */
const TRIES = 3;

/** Merges the given fields into the metadata and removes cleared ones. */
const withProfile = (
  metadata: Readonly<Record<string, unknown>>,
  given: ProfileRequest,
): Record<string, unknown> => {
  const said = (Object.keys(PROFILE_KEYS) as (keyof typeof PROFILE_KEYS)[])
    .filter((name) => given[name] !== undefined)
    .map((name) => [PROFILE_KEYS[name], given[name]] as const);
  const all = Object.entries({ ...metadata, ...Object.fromEntries(said) });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
};

/** Whether the metadata contain the given fields. */
const hasProfile = (metadata: Readonly<Record<string, unknown>>, given: ProfileRequest): boolean =>
  (Object.keys(PROFILE_KEYS) as (keyof typeof PROFILE_KEYS)[]).every(
    (name) => given[name] === undefined || (metadata[PROFILE_KEYS[name]] ?? null) === given[name],
  );

/**
 * Writes the given fields, again if another process has overwritten them.
 *
 * @returns false for an unknown customer
 */
const write = async (
  platform: Pick<Platform, 'read' | 'send'>,
  customerId: string,
  given: ProfileRequest,
): Promise<boolean> => {
  const path = `customers/${encodeURIComponent(customerId)}`;
  for (let tries = 0; ; tries += 1) {
    const row = await platform.read(path, {});
    if (!row) return false;
    const metadata = asRecord(row.attributes['metadata']);
    if (tries > 0 && (tries === TRIES || hasProfile(metadata, given))) return true;
    await platform.send('PATCH', path, {
      type: 'customers',
      id: customerId,
      attributes: { metadata: withProfile(metadata, given) },
    });
  }
};

/**
 * `POST /api/profile` (S11). Omitted fields stay. The profile is part of the customer's metadata; edits of one customer
 * are serialized.
 */
export const updateProfile = ownOperation({
  method: 'POST',
  path: 'profile',
  summary: 'Changes what the shop knows of who is logged in.',
  bearer: 'required',
  body: profileRequestSchema,
  answer: { status: 200, schema: profileSchema },
  limits: { account: { capacity: 30, seconds: 600 } },
  handle: async ({ body, customer }, context) => {
    const isWritten = await inTurn(customer.id, () => write(context.platform, customer.id, body));
    if (!isWritten) return refuse('UNAUTHORIZED');
    const profile = await profileOf(context, customer.id);
    return profile ? answer(profile) : refuse('UNAUTHORIZED');
  },
});
