import { z } from 'zod';

/** A list of the configuration as JSON in one variable; empty unless given. */
export const jsonText = z
  .string()
  .default('[]')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  });
