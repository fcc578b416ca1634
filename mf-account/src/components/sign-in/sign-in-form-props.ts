/** What the forms for logging in and registering are given. */
export interface SignInFormProps {
  /** Filled in as e-mail address. */
  email?: string | undefined;
  /**
   * True before the session changes, so that the page around waits for {@link SignInFormProps.onDone}; false after a
   * refused attempt.
   */
  onWorking?: ((isWorking: boolean) => void) | undefined;
  onDone: () => void;
}
