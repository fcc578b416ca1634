import { z } from 'zod';

/** `id` and `token` of a link, as they came: what is none is answered as a link that is spent. */
export const linkSchema = z.object({ id: z.string().max(200), token: z.string().max(200) });
