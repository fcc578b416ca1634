import { pendingLoadable, type Loadable } from '@shop/contracts/remote';
import type { CheckedEmailForm } from './checked-email-form.tsx';

type Loaded = typeof CheckedEmailForm;

let known: Loadable<Loaded> | null = null;

/** The e-mail's form with the library of forms, asked for once; again where it did not come. */
export const loadCheckedEmailForm = (): Promise<Loaded> => {
  known ??= pendingLoadable(
    import(/* webpackChunkName: "email-form" */ './checked-email-form.tsx').then(
      (it) => it.CheckedEmailForm,
    ),
    (settled) => {
      known = settled.status === 'failed' ? null : settled;
    },
  );
  return known.promise;
};
