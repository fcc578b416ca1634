import { FormattedMessage } from '@shop/contracts/i18n';
import { RetryNotice } from '@shop/contracts/ui';
import type { ReactNode } from 'react';

/** Error notice with a retry for the main content. */
export const LoadError = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
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
  /** Same layout as the content, to avoid layout shifts. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders the data of a query, its skeleton while it loads, or an error with a retry. */
export const QueryBoundary = <T,>({ query, skeleton, children }: Props<T>) => {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  return isError ? <LoadError onRetry={() => void refetch()} busy={isFetching} /> : skeleton;
};
