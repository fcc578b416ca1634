import { covers, type Scope } from '../../release-tokens/index.ts';
import { isSuperAdmin, type Role } from './roles.ts';

/** A user of the back office. */
export interface Profile {
  /** User id on the platform. */
  uid: string;
  email: string;
  role: Role;
  /** Organization of the user; empty for the shop's own staff. */
  org: string;
  name: string;
  /** Names of remotes whose releases an `ADMIN` may edit; a super admin may edit all. */
  remotes: readonly string[];
}

/** Remotes whose releases a user may edit (R9). */
export const scopeOf = (profile: Pick<Profile, 'role' | 'remotes'>): Scope =>
  isSuperAdmin(profile) ? 'all' : profile.remotes;

/** Whether a user may edit the releases of a remote (R9). */
export const mayEdit = (profile: Pick<Profile, 'role' | 'remotes'>, remote: string): boolean =>
  covers(scopeOf(profile), [remote]);

/**
 * The profile of a signed-in user (E6). `token` is the platform's access token of this sign-in; it never leaves the
 * server.
 */
export interface SignedInProfile extends Profile {
  token: string;
}

/** Whether a user with this profile stays signed in: only the shop's own staff does (O4). */
export const staysSignedIn = ({ org }: Pick<Profile, 'org'>): boolean => org === '';
