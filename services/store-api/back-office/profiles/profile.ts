import type { Role } from './roles.ts';

/** Who someone is in the back office. */
export interface Profile {
  /** The platform's id of the user. */
  uid: string;
  email: string;
  role: Role;
  /** Organization the person belongs to: empty for the shop's own people. */
  org: string;
  name: string;
}

/**
 * A profile as it is of a person who is signed in (E6). `token` is the platform's access token of this sign-in; it never
 * leaves the server.
 */
export interface SignedInProfile extends Profile {
  token: string;
}

/** Whether a person whose profile this is stays signed in: only who belongs to no other organization does (O4). */
export const staysSignedIn = ({ org }: Pick<Profile, 'org'>): boolean => org === '';
