import { z } from 'zod';

/** What is live after an edit, the default release first. */
export const liveAnswerSchema = z.object({
  live: z.array(z.object({ version: z.string(), traffic: z.number(), default: z.boolean() })),
});

export type LiveAnswer = z.infer<typeof liveAnswerSchema>;
