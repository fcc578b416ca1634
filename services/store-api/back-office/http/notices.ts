/** Messages that a page shows after a form or a sign-in. The URL holds only a code, so no link can inject text. */
const NOTICES = {
  'signed-out': ['done', 'You are signed out.'],
  ended: ['problem', 'Your session has ended. Sign in again.'],
  denied: ['problem', 'You did not let the back office in at the platform.'],
  'sent-again': ['done', 'The mail is queued again.'],
  'mail-settled': ['done', 'The dead letter is settled.'],
  'not-dead': ['problem', 'That mail is not a dead letter any more.'],
  'review-published': ['done', 'The review is published.'],
  'review-rejected': ['done', 'The review is rejected.'],
  'review-gone': ['problem', 'That review is not there any more.'],
  'return-tried': ['done', 'The request is settled again within a minute.'],
  'return-unfinished': [
    'problem',
    'Not needed: the request is being settled, or is tried again by itself within half an hour.',
  ],
  'return-settled': ['problem', 'That request has its outcome already.'],
  'difference-settled': ['done', 'The difference is settled.'],
  'difference-changed': [
    'problem',
    'Not settled: the difference is not open any more, or has changed. Look at it again.',
  ],
  'run-asked': ['done', 'The comparison starts within a minute. Open this page again to see it.'],
  'run-waits': ['problem', 'A comparison is waiting or running already.'],
  'run-disabled': ['problem', 'Not done: the reconciliation is switched off.'],
  'release-edited': ['done', 'The live releases are edited. Shells follow within seconds.'],
  'token-revoked': ['done', 'The token is revoked.'],
  'token-gone': ['problem', 'There is no such token.'],
  'token-taken': ['problem', 'Not made: the name is taken. A name is never used twice.'],
  'token-refused': [
    'problem',
    'Not made: a token needs a name, at least one well-formed remote, and 1 to 365 days.',
  ],
  'profile-saved': ['done', 'The profile is saved.'],
  'profile-removed': ['done', 'The profile is removed.'],
  'profile-refused': [
    'problem',
    'Not saved: a profile needs a user id, an e-mail address, a name, a role, and well-formed names of remotes.',
  ],
  'profile-own': ['problem', 'Not done: nobody can lock himself or herself out.'],
} as const satisfies Record<string, readonly ['done' | 'problem', string]>;

export type NoticeCode = keyof typeof NOTICES;

export interface Notice {
  kind: 'done' | 'problem';
  text: string;
}

export const noticeOf = (code: unknown): Notice | null => {
  if (typeof code !== 'string' || !Object.hasOwn(NOTICES, code)) return null;
  const [kind, text] = NOTICES[code as NoticeCode];
  return { kind, text };
};

/** Adds the code of a notice to the URL of a page. */
export const withNotice = (
  path: string,
  code: NoticeCode,
  query: Readonly<Record<string, string>> = {},
): string => `${path}?${new URLSearchParams({ ...query, said: code }).toString()}`;
