/** What is said of a session that ended, by the reason. */
export const endedTexts = {
  expired: 'shell.sessionExpired.text',
  'login-again': 'shell.loginAgain.text',
} as const;
