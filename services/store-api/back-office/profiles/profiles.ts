import type { ColumnType, Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { StoreDatabase } from '../../database/tables.ts';
import { parseScope, scopeText } from '../../release-tokens/index.ts';
import type { Profile } from './profile.ts';
import { isRole, type Role, ROLES } from './roles.ts';

/** Back-office users, keyed by the platform's user id. */
interface BackOfficeProfileTable {
  uid: ColumnType<string, string, never>;
  email: string;
  role: string;
  /** Empty for the shop's own staff; users of any other organization are refused. */
  org: string;
  name: string;
  /** Names of remotes, separated by spaces. */
  remotes: ColumnType<string, string | undefined, string>;
  created_at: ColumnType<string, string, never>;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    back_office_profile: BackOfficeProfileTable;
  }
}

/** Creates the table of back-office users. */
export const createProfileTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('back_office_profile')
    .addColumn('uid', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('email', 'varchar(320)', (column) => column.notNull())
    .addColumn('role', 'varchar(20)', (column) => column.notNull())
    .addColumn('org', 'varchar(100)', (column) => column.notNull())
    .addColumn('name', 'varchar(320)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};

/** Adds the remotes of a profile. Existing admins get none: they only read releases until a super admin names some. */
export const addProfileRemotes = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('back_office_profile')
    .addColumn('remotes', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};

const COLUMNS = ['uid', 'email', 'role', 'org', 'name', 'remotes'] as const;

const fromRow = (
  row: Pick<Selectable<BackOfficeProfileTable>, (typeof COLUMNS)[number]>,
): Profile | null =>
  isRole(row.role)
    ? { ...row, role: row.role, remotes: row.remotes.split(' ').filter(Boolean) }
    : null;

/** The profile of a platform user (O4); null without one, or if its role is unknown. */
export const readProfile = async (
  database: Kysely<StoreDatabase>,
  uid: string,
): Promise<Profile | null> => {
  const row = await database
    .selectFrom('back_office_profile')
    .select(COLUMNS)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
};

/** All profiles, by e-mail address. */
export const listProfiles = async (database: Kysely<StoreDatabase>): Promise<Profile[]> => {
  const rows = await database
    .selectFrom('back_office_profile')
    .select(COLUMNS)
    .orderBy('email')
    .orderBy('uid')
    .execute();
  return rows.flatMap((row) => fromRow(row) ?? []);
};

/** A platform user with access by configuration. */
export interface ConfiguredPerson {
  uid: string;
  email: string;
}

/** Creates a profile at the start of the service; an existing one is kept. */
export const ensureProfile = async (
  database: Kysely<StoreDatabase>,
  { uid, email }: ConfiguredPerson,
  role: Role,
  now: Date,
): Promise<void> => {
  await database
    .insertInto('back_office_profile')
    .values({
      uid,
      email,
      role,
      org: '',
      name: email,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
};

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
  remotes: line(1000)
    .default('')
    .transform((text, context) => {
      const scope = parseScope(text);
      if (scope !== null && scope !== 'all') return scope;
      context.addIssue({ code: 'custom', message: 'must be names of remotes' });
      return z.NEVER;
    }),
});

/** Creates the profile of a uid, or updates it. */
export const saveProfile = async (
  database: Kysely<StoreDatabase>,
  { uid, remotes, ...rest }: Profile,
  now: Date,
): Promise<void> => {
  const profile = { ...rest, remotes: scopeText(remotes) };
  await database
    .insertInto('back_office_profile')
    .values({ uid, ...profile, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(profile))
    .execute();
};

/** Removes a user from the back office. Their sessions end at the next request, which finds no profile. */
export const removeProfile = async (
  database: Kysely<StoreDatabase>,
  uid: string,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('back_office_profile')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
