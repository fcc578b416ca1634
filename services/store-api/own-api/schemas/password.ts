import { plainPassword } from '@shop/contracts/credentials';
import { z } from 'zod';

const SHORTEST = 6;

/** A new password in plain form, as long as the platform takes it. */
export const newPasswordSchema = z
  .string()
  .min(SHORTEST)
  .max(128)
  .meta({ format: 'password' })
  .transform(plainPassword)
  .refine((it) => [...it].length >= SHORTEST, `must have ${SHORTEST} characters`);

/** A password there is, as it was typed: anything may have been. */
export const oldPasswordSchema = z.string().min(1).max(128).meta({ format: 'password' });
