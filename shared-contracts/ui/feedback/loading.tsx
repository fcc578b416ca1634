import type { ReactNode } from 'react';
import { FormattedMessage } from '../../libraries/react-intl.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';

/** Announces once, to screen readers, that the {@link Skeleton}s inside are loading. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <VisuallyHidden>
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    {children}
  </div>
);
