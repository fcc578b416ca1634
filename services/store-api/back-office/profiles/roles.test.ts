import { staysSignedIn } from './profile.ts';
import { isAdmin, isRole, isSuperAdmin } from './roles.ts';

it('O4 both roles are admins, and SUPER_ADMIN alone a super admin', () => {
  expect([isAdmin({ role: 'ADMIN' }), isSuperAdmin({ role: 'ADMIN' })]).toEqual([true, false]);
  expect([isAdmin({ role: 'SUPER_ADMIN' }), isSuperAdmin({ role: 'SUPER_ADMIN' })]).toEqual([
    true,
    true,
  ]);
  expect(['OWNER', 'admin', '', 'ADMIN '].some(isRole)).toBe(false);
});

it('O4 only an organization that is the empty string keeps one signed in', () => {
  expect(staysSignedIn({ org: '' })).toBe(true);
  for (const org of [' ', 'fonte-vigna', '0']) expect(staysSignedIn({ org })).toBe(false);
});
