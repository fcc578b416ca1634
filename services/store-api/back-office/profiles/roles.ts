/** Roles of people in the back office. */
export const ROLES = ['ADMIN', 'SUPER_ADMIN'] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Whether someone of this role may work in the back office (O4). */
export const isAdmin = ({ role }: { role: Role }): boolean =>
  role === 'ADMIN' || role === 'SUPER_ADMIN';

/** Whether someone of this role may also say who else works there (O4). */
export const isSuperAdmin = ({ role }: { role: Role }): boolean => role === 'SUPER_ADMIN';
