/** What the forms for logging in and registering are given. */
export interface SignInFormProps {
  /** Filled in as e-mail address. */
  email?: string | undefined;
  /** Before the session changes, so that the page around waits for {@link SignInFormProps.onDone}. */
  onStart?: (() => void) | undefined;
  onDone: () => void;
}
