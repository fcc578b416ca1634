import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { StoreDatabase } from '../../database/tables.ts';
import type { Profile } from './profile.ts';
import { ROLES } from './roles.ts';

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u);

/** User id on the platform, as form input. */
export const uidInput = z.string().regex(/^[\w-]{1,64}$/);

/** A profile, as form input. */
export const profileInput = z.object({
  uid: uidInput,
  email: z.email().max(320),
  role: z.enum(ROLES),
  org: line(100).default(''),
  name: line(100).pipe(z.string().min(1)),
});

/** Creates the profile of a uid, or updates it. */
export const saveProfile = async (
  database: Kysely<StoreDatabase>,
  { uid, ...profile }: Profile,
  now: Date,
): Promise<void> => {
  await database
    .insertInto('back_office_profile')
    .values({ uid, ...profile, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(profile))
    .execute();
};
