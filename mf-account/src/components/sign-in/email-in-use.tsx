import { FormattedMessage } from '@shop/contracts/i18n';
import { Button, Notice } from '@shop/contracts/ui';

interface Props {
  email: string;
  onLogIn: (email: string) => void;
}

/** Offers to log in with an e-mail address that turned out to have an account (X). */
export const EmailInUse = ({ email, onLogIn }: Props) => (
  <Notice
    tone="info"
    live
    actions={
      <Button onClick={() => onLogIn(email)}>
        <FormattedMessage id="account.register.taken.action" />
      </Button>
    }
  >
    <FormattedMessage id="account.register.taken" values={{ email }} />
  </Notice>
);
