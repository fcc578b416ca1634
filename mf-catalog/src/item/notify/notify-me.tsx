import { FormattedMessage } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import { lazy, Suspense, useState } from 'react';

const loadForm = () => import(/* webpackChunkName: "notify" */ './notify-form.tsx');
const NotifyForm = lazy(loadForm);
const prepare = () => void loadForm().catch(() => undefined);

/** Offers a back-in-stock mail for a sold-out item. The form loads on demand. */
export const NotifyMe = ({ code }: { code: string }) => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense>
        <NotifyForm code={code} />
      </Suspense>
    );
  }
  // If the form's code fails to load, the button remains and can be pressed again.
  const open = () => void loadForm().then(() => setOpen(true), prepare);
  return (
    <Button onPointerEnter={prepare} onFocus={prepare} onClick={open}>
      <FormattedMessage id="catalog.notify.action" />
    </Button>
  );
};
