import type { Unsubscribe } from './mail-content.ts';

/** `List-Unsubscribe` (RFC 2369), and its one-click form (RFC 8058) where there is an address that takes it. */
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
