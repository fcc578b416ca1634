import { asRecord } from '@shop/contracts/commerce/metadata';
import type { ProfileRequest } from '@shop/contracts/store-api';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { inTurn } from './in-turn.ts';
import { PROFILE_KEYS, profileOf } from './profile-of.ts';
import { profileRequestSchema, profileSchema } from './profile-schema.ts';

/** The platform replaces metadata as a whole: who else writes them at the same time is written over, and seen to be. */
const TRIES = 3;

/** The metadata with what was given; what was cleared is taken out. */
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

/** Whether metadata have what was given. */
const hasProfile = (metadata: Readonly<Record<string, unknown>>, given: ProfileRequest): boolean =>
  (Object.keys(PROFILE_KEYS) as (keyof typeof PROFILE_KEYS)[]).every(
    (name) => given[name] === undefined || (metadata[PROFILE_KEYS[name]] ?? null) === given[name],
  );

/**
 * Writes what was given, and again where another process has written over it meanwhile.
 *
 * @returns false where there is no such customer
 */
const write = async (
  { platform }: Pick<OwnApiContext, 'platform'>,
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
 * `POST /api/profile` (S11): what is left out stays. Kept in the customer's metadata, beside what else is there; edits of one
 * customer are made one after the other.
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
    const isWritten = await inTurn(customer.id, () => write(context, customer.id, body));
    if (!isWritten) return refuse('UNAUTHORIZED');
    const profile = await profileOf(context, customer.id);
    return profile ? answer(profile) : refuse('UNAUTHORIZED');
  },
});
