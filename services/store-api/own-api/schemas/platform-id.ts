import { z } from 'zod';

/** Format of platform ids. Other input must not reach a URL path. */
export const platformIdSchema = z.string().regex(/^[A-Za-z0-9]{1,40}$/);
