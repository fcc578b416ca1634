/** Roles of back-office users. */
export const ROLES = ['ADMIN', 'SUPER_ADMIN'] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Whether this role has access to the back office (O4). */
export const isAdmin = ({ role }: { role: Role }): boolean =>
  role === 'ADMIN' || role === 'SUPER_ADMIN';

/** Whether this role may manage profiles (O4). */
export const isSuperAdmin = ({ role }: { role: Role }): boolean => role === 'SUPER_ADMIN';
