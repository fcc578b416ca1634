import { z } from 'zod';

/** A new password, as long as the platform takes it. */
export const newPasswordSchema = z.string().min(6).max(128).meta({ format: 'password' });

/** A password there is: anything may have been typed. */
export const oldPasswordSchema = z.string().min(1).max(128).meta({ format: 'password' });
