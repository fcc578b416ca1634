import { z } from 'zod';

/** `id` and `token` of a link. Any text is accepted, so a malformed link gets the same response as a spent one. */
export const linkSchema = z.object({ id: z.string().max(200), token: z.string().max(200) });
