import { plainPassword } from '@shop/contracts/credentials';
import { z } from 'zod';

const SHORTEST = 6;

/** A new password in canonical Unicode form, within the platform's length limits. */
export const newPasswordSchema = z
  .string()
  .min(SHORTEST)
  .max(128)
  .meta({ format: 'password' })
  .transform(plainPassword)
  .refine((it) => [...it].length >= SHORTEST, `must have ${SHORTEST} characters`);

/** An existing password, as typed: only its length is limited. */
export const oldPasswordSchema = z.string().min(1).max(128).meta({ format: 'password' });
