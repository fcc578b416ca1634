import { asRecord } from '@shop/contracts/commerce/metadata';
import type { ProfileRequest } from '@shop/contracts/store-api';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { byCustomer } from '../limits/operation-limits.ts';
import { PROFILE_KEYS, profileOf } from './profile-of.ts';
import { profileRequestSchema, profileSchema } from './profile-schema.ts';
import type { Platform } from '../../platform/platform.ts';

/** `GET /api/profile` (S11). */
export const readProfile = ownOperation({
  method: 'GET',
  path: 'profile',
  summary: 'What the shop knows of who is logged in.',
  bearer: 'required',
  answer: { status: 200, schema: profileSchema },
  // Higher limit, because every account screen reads it.
  limits: { account: { capacity: 120, seconds: 60 }, accountOf: byCustomer },
  handle: async ({ customer }, context) => {
    const profile = await profileOf(context, customer.id);
    return profile ? answer(profile) : refuse('UNAUTHORIZED');
  },
});

const pending = new Map<string, Promise<unknown>>();

/** Serializes work by key, in this process. A failure does not stop the work after it. */
const serialize = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const result = (pending.get(key) ?? Promise.resolve()).then(work, work);
  pending.set(key, result);
  const forget = (): void => {
    if (pending.get(key) === result) pending.delete(key);
  };
  result.then(forget, forget);
  return result;
};

/** The platform replaces metadata as a whole, so a concurrent write can overwrite this one and requires a retry. */
const TRIES = 3;

/** Merges the changed fields into the metadata and removes cleared ones. */
const withProfile = (
  metadata: Readonly<Record<string, unknown>>,
  changes: ProfileRequest,
): Record<string, unknown> => {
  const changed = (Object.keys(PROFILE_KEYS) as (keyof typeof PROFILE_KEYS)[])
    .filter((name) => changes[name] !== undefined)
    .map((name) => [PROFILE_KEYS[name], changes[name]] as const);
  const all = Object.entries({ ...metadata, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
};

/** Whether the metadata contain the changes. */
const hasProfile = (
  metadata: Readonly<Record<string, unknown>>,
  changes: ProfileRequest,
): boolean =>
  (Object.keys(PROFILE_KEYS) as (keyof typeof PROFILE_KEYS)[]).every(
    (name) =>
      changes[name] === undefined || (metadata[PROFILE_KEYS[name]] ?? null) === changes[name],
  );

/**
 * Writes the changes, again if another process has overwritten them.
 *
 * @returns false for an unknown customer
 */
const write = async (
  platform: Pick<Platform, 'read' | 'send'>,
  customerId: string,
  changes: ProfileRequest,
): Promise<boolean> => {
  const path = `customers/${encodeURIComponent(customerId)}`;
  for (let tries = 0; ; tries += 1) {
    const row = await platform.read(path, {});
    if (!row) return false;
    const metadata = asRecord(row.attributes['metadata']);
    if (tries > 0 && (tries === TRIES || hasProfile(metadata, changes))) return true;
    await platform.send('PATCH', path, {
      type: 'customers',
      id: customerId,
      attributes: { metadata: withProfile(metadata, changes) },
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
  limits: { account: { capacity: 30, seconds: 600 }, accountOf: byCustomer },
  handle: async ({ body, customer }, context) => {
    const isWritten = await serialize(customer.id, () =>
      write(context.platform, customer.id, body),
    );
    if (!isWritten) return refuse('UNAUTHORIZED');
    const profile = await profileOf(context, customer.id);
    return profile ? answer(profile) : refuse('UNAUTHORIZED');
  },
});
