/** @jest-environment node */
import { SHOP_WORDS, weakPassword } from './weak-password.ts';

const reasonOf = async (password: string, passwordMinimum = 6) =>
  (
    await weakPassword(
      { field: 'password', password, email: 'anna.rossi@mail.example' },
      { passwordMinimum },
    )
  )?.reason;

it.each(['123456', 'password', 'Password', 'qwerty', 'letmein', 'iloveyou', 'football'])(
  'refuses the common password %s',
  async (password) => expect(await reasonOf(password)).toBe('common_password'),
);

it.each(['anna.rossi@mail.example', 'AnnaRossi1', 'rossi2026', ...SHOP_WORDS, 'Fonte & Vigna 26'])(
  'refuses %s, which is about the customer or the shop',
  async (password) => expect(await reasonOf(password)).toMatch(/^(?:obvious|short)_password$/),
);

it.each([
  'a long password',
  'una passeggiata in vigna',
  'rossi drinks water',
  'Zu4#kq',
  'x'.repeat(128),
])('takes %s', async (password) => expect(await reasonOf(password)).toBeUndefined());

it('the minimum is a setting, counted as code points', async () => {
  expect(await reasonOf('Zu4#kq', 12)).toBe('short_password');
  expect(await reasonOf('🍷🍇💧🍷🍇💧')).toBeUndefined();
  expect(await reasonOf('🍷🍇💧🍷🍇', 6)).toBe('short_password');
});

it('names the field, not the password', async () => {
  expect(
    await weakPassword(
      { field: 'newPassword', password: 'letmein', email: 'a@b.example' },
      { passwordMinimum: 6 },
    ),
  ).toEqual({
    path: 'body.newPassword',
    reason: 'common_password',
    message: 'is one of the most common passwords',
  });
});
