let handed: string | undefined;

/**
 * The e-mail address that one sign-in screen hands to the next, in memory: an address of the shop holds no e-mail, and
 * neither does the browser's history.
 */
export const handedEmail = {
  give: (email: string): void => {
    handed = email;
  },
  /** Returns the handed-over e-mail, once. */
  take: (): string | undefined => {
    const email = handed;
    handed = undefined;
    return email;
  },
};
