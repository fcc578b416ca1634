import { asRecord } from '@shop/contracts/commerce/metadata';
import type { ProfileRequest } from '@shop/contracts/store-api';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { PROFILE_KEYS, profileOf } from './profile-of.ts';
import { profileRequestSchema, profileSchema } from './profile-schema.ts';

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

/** `POST /api/profile` (S11): what is left out stays. Kept in the customer's metadata, beside what else is there. */
export const updateProfile = ownOperation({
  method: 'POST',
  path: 'profile',
  summary: 'Changes what the shop knows of who is logged in.',
  bearer: 'required',
  body: profileRequestSchema,
  answer: { status: 200, schema: profileSchema },
  limits: { account: { capacity: 30, seconds: 600 } },
  handle: async ({ body, customer }, context) => {
    const path = `customers/${encodeURIComponent(customer.id)}`;
    const row = await context.platform.read(path, {});
    if (!row) return refuse('UNAUTHORIZED');
    const metadata = withProfile(asRecord(row.attributes['metadata']), body);
    await context.platform.send('PATCH', path, {
      type: 'customers',
      id: customer.id,
      attributes: { metadata },
    });
    const profile = await profileOf(context, customer.id);
    return profile ? answer(profile) : refuse('UNAUTHORIZED');
  },
});
