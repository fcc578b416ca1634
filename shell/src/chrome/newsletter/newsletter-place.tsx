import { useState, type ComponentType } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import { useMissingCode } from '../use-missing-code.ts';

/** Button that loads the newsletter form on demand. */
export const NewsletterPlace = () => {
  const reportMissingCode = useMissingCode();
  const [Shown, setShown] = useState<ComponentType | null>(null);
  if (Shown) return <Shown />;
  const open = () => {
    import(/* webpackChunkName: "newsletter" */ './newsletter-form.tsx').then(
      (it) => setShown(() => it.NewsletterForm),
      reportMissingCode,
    );
  };
  return (
    <Button onClick={open}>
      <FormattedMessage id="shell.newsletter.open" />
    </Button>
  );
};
