import { useState } from 'react';
import type { ratePassword } from './rate-password.ts';

type Rate = typeof ratePassword;

/** Loads the password rating on first use: its dictionary is large and only needed for new passwords. */
export const usePasswordRating = (): { rate: Rate | null; load: () => void } => {
  const [rate, setRate] = useState<Rate | null>(null);
  const load = () => {
    if (rate) return;
    import(/* webpackChunkName: "library-password-rating" */ './rate-password.ts').then(
      (it) => setRate(() => it.ratePassword),
      // It is advice: without it the password is as good as it is.
      () => undefined,
    );
  };
  return { rate, load };
};
