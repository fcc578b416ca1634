import { FormattedMessage } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import { lazy, Suspense, useState } from 'react';

const loadForm = () => import(/* webpackChunkName: "notify" */ './notify-form.tsx');
const NotifyForm = lazy(loadForm);
const prepare = () => void loadForm().catch(() => undefined);

/** For what is sold out: a way to hear of it when it is back. The form comes when it is asked for. */
export const NotifyMe = ({ code }: { code: string }) => {
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <Suspense>
        <NotifyForm code={code} />
      </Suspense>
    );
  }
  // Without the form's code the button stays and can be tried again.
  const open = () => void loadForm().then(() => setAsked(true), prepare);
  return (
    <Button onPointerEnter={prepare} onFocus={prepare} onClick={open}>
      <FormattedMessage id="catalog.notify.action" />
    </Button>
  );
};
