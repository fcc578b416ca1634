import { useState, type ReactNode } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { Button, Notice } from '@shop/contracts/ui';
import type { MailLink } from '../../model/mail-link.ts';
import { SpentLink } from './spent-link.tsx';
import { useMailLink } from './use-mail-link.ts';

interface Props {
  /** Label of the button. */
  text: ReactNode;
  action: ReactNode;
  run: (link: MailLink) => Promise<{ error?: unknown }>;
  onDone?: () => void;
  /** In the place of all once it is done. */
  done: ReactNode;
  /** Ways on where the link cannot be used. */
  waysOn: ReactNode;
}

/** Runs the action of a mail's link on a button press: mail scanners that open links must not confirm anything. */
export const MailLinkAction = ({ text, action, run, onDone, done, waysOn }: Props) => {
  const link = useMailLink();
  const [state, setState] = useState<{ of: string; is: 'busy' | 'done' | CommerceError }>();
  const now = link && state?.of === link.token ? state.is : null;

  if (now === 'done') return done;
  const error = now !== null && now !== 'busy' ? now : null;
  if (!link || error?.code === 'LINK_SPENT') return <SpentLink actions={waysOn} />;
  const press = async () => {
    const of = link.token;
    setState({ of, is: 'busy' });
    const answer = await run(link);
    setState({ of, is: answer.error ? (answer.error as CommerceError) : 'done' });
    if (!answer.error) onDone?.();
  };
  return (
    <>
      <p>{text}</p>
      {error && (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(error)} />
        </Notice>
      )}
      <p>
        <Button variant="primary" busy={now === 'busy'} onClick={() => void press()}>
          {action}
        </Button>
      </p>
    </>
  );
};
