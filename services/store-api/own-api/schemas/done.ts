import { z } from 'zod';

/** Response without data. */
export const doneSchema = z.object({});
