import type { ComponentProps } from 'react';
import { FormattedMessage } from '../../libraries/react-intl.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

interface Props extends Omit<ComponentProps<typeof Notice>, 'actions' | 'live'> {
  onRetry: () => void;
  /** A retry is running. */
  busy?: boolean;
}

/** Something could not be read: says what, aloud too, and offers to try again. */
export const RetryNotice = ({ onRetry, busy, ...notice }: Props) => (
  <Notice
    {...notice}
    live
    actions={
      <Button onClick={onRetry} busy={busy}>
        <FormattedMessage id="ui.region.retry" />
      </Button>
    }
  />
);
