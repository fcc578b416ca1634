import { useState } from 'react';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { Button } from '@shop/contracts/ui';
import css from '../forms/form.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

interface Props {
  email: string;
  /** Just before the session ends. */
  onDeleted: () => void;
}

/** Deletes the account. Afterwards the customer is logged out, notified and redirected to the shop. */
export const DeleteSection = ({ email, onDeleted }: Props) => {
  const { events, session } = useShop();
  const text = useText();
  const goTo = useGoTo();
  const [asks, setAsks] = useState(false);
  const done = () => {
    onDeleted();
    goTo(paths.home(), { replace: true });
    // There is no account to log in to again.
    session.end('logout');
    events.emit('modal:open', {
      name: 'feedback',
      props: { title: text('account.delete.done'), message: text('account.delete.done.text') },
    });
  };
  return (
    <section className={css.section} aria-labelledby="delete">
      <h2 id="delete" className={css.heading}>
        <FormattedMessage id="account.delete.title" />
      </h2>
      <p className={css.note}>
        <FormattedMessage id="account.delete.text" />
      </p>
      <Button onClick={() => setAsks(true)}>
        <FormattedMessage id="account.delete.action" />
      </Button>
      {asks && <DeleteDialog email={email} onClose={() => setAsks(false)} onDone={done} />}
    </section>
  );
};
