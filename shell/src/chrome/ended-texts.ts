/** Text ids for an ended session, by reason. */
export const endedTexts = {
  expired: 'shell.sessionExpired.text',
  'login-again': 'shell.loginAgain.text',
} as const;
