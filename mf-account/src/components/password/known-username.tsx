/** Tells password managers whose password the form is about, where no one is asked for it. */
export const KnownUsername = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
