/** Default page after signing in. */
const FIRST_PAGE = '/back-office/mails';

/** Back-office paths only, none that a browser could parse as another host. */
const page = /^\/back-office(?:\/[\w-]+)*(?:\?[\w-]+=[\w-]*(?:&[\w-]+=[\w-]*)*)?$/;

/** Target of the redirect after a sign-in. Limited to back-office pages, to prevent an open redirect. */
export const safeTarget = (target: unknown): string =>
  typeof target === 'string' && target.length <= 200 && page.test(target) ? target : FIRST_PAGE;
