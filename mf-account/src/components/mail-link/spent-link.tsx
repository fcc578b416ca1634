import type { ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Notice } from '@shop/contracts/ui';

/** Notice that a mail's link is invalid, with links to continue. */
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
