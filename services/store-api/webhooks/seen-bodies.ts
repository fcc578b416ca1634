import { createHash } from 'node:crypto';

/** Bodies remembered. */
const MOST = 20_000;

/** Tells whether a call came before. A body says when its row last changed, so no two events have the same. */
export const rememberBodies = (most = MOST): ((topic: string, body: Buffer) => boolean) => {
  const seen = new Set<string>();
  return (topic, body) => {
    const digest = createHash('sha256').update(`${topic}\n`).update(body).digest('base64');
    if (seen.has(digest)) return true;
    seen.add(digest);
    for (const oldest of seen) {
      if (seen.size <= most) break;
      seen.delete(oldest);
    }
    return false;
  };
};
