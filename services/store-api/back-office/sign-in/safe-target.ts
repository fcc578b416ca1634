/** The page that is opened where none was asked for. */
export const FIRST_PAGE = '/back-office/mails';

/** Pages of the back office: nothing that a browser could take for another host. */
const page = /^\/back-office(?:\/[\w-]+)*(?:\?[\w-]+=[\w-]*(?:&[\w-]+=[\w-]*)*)?$/;

/** Where someone goes after signing in: a page of the back office, whatever was asked for. */
export const safeTarget = (asked: unknown): string =>
  typeof asked === 'string' && asked.length <= 200 && page.test(asked) ? asked : FIRST_PAGE;
