import { z } from 'zod';

/** Nothing but that it is done. */
export const doneSchema = z.object({});
