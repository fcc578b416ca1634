import { z } from 'zod';
import { jsonText } from './json-text.ts';

const userSchema = z.strictObject({
  email: z.email().transform((it) => it.toLowerCase()),
  password: z.string().min(8),
});

/** Users beyond the first, as JSON in one variable. */
export const configuredUsers = jsonText.pipe(z.array(userSchema));
