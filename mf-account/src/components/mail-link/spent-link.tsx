import type { ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Notice } from '@shop/contracts/ui';

/** Says that the link of a mail cannot be used, and offers ways on. */
export const SpentLink = ({ actions }: { actions: ReactNode }) => (
  <Notice
    tone="warning"
    live
    title={<FormattedMessage id="account.link.spent" />}
    actions={actions}
  >
    <FormattedMessage id="account.link.spent.text" />
  </Notice>
);
