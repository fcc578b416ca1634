import { lazy, Suspense } from 'react';

/** Few domains need it. */
const InLetters = lazy(
  () => import(/* webpackChunkName: "email-in-letters" */ './email-in-letters.tsx'),
);

/** An e-mail address, its domain in letters: `ada@xn--bcher-kva.example` is stored of `ada@bücher.example`. */
export const EmailAddress = ({ email }: { email: string }) =>
  /@(?:.*\.)?xn--/u.test(email) ? (
    <Suspense fallback={email}>
      <InLetters email={email} />
    </Suspense>
  ) : (
    email
  );
