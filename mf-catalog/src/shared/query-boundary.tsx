import { FormattedMessage } from '@shop/contracts/i18n';
import { RetryNotice } from '@shop/contracts/ui';
import type { ReactNode } from 'react';

/** The main content could not be read: says so and offers to try again. */
export const Trouble = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <RetryNotice
    tone="warning"
    title={<FormattedMessage id="catalog.trouble.title" />}
    onRetry={onRetry}
    busy={busy}
  >
    <FormattedMessage id="catalog.trouble.text" />
  </RetryNotice>
);

interface Props<T> {
  query: { data?: T; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Same layout as the content, so nothing shifts. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** The answer of a query, or its place while it is on its way, or a way to ask again. */
export const Answer = <T,>({ query, skeleton, children }: Props<T>) => {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  return isError ? <Trouble onRetry={() => void refetch()} busy={isFetching} /> : skeleton;
};
