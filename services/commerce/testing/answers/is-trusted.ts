import type { Answer } from './answer.ts';

/** Whether a request's token is an integration's or a webapp user's, by the token's own words. */
export const isTrusted = ({ authorization }: Answer['requestHeaders']): boolean => {
  const [, payload = ''] = String(authorization ?? '').split('.');
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      application?: { kind?: string };
    };
    return ['integration', 'webapp'].includes(claims.application?.kind ?? '');
  } catch {
    return false;
  }
};
