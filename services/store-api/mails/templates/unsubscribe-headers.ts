import type { Unsubscribe } from './mail-content.ts';

/** `List-Unsubscribe` (RFC 2369), with its one-click form (RFC 8058) if an endpoint is configured. */
export const unsubscribeHeaders = (
  { oneClick }: Unsubscribe,
  email: string,
): Record<string, string> => {
  const write = `<mailto:${email}?subject=unsubscribe>`;
  return oneClick
    ? {
        'List-Unsubscribe': `<${encodeURI(decodeURI(oneClick))}>, ${write}`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : { 'List-Unsubscribe': write };
};
