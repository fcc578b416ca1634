import type { ReactNode } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { RetryNotice } from '@shop/contracts/ui';

interface Props {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Skeleton of the data. */
  children: ReactNode;
}

/** Fallback of a query without data: a skeleton while loading, Retry after a failure. */
export const QueryFallback = ({ error, isFetching, refetch, children }: Props) =>
  error && !isFetching ? (
    <RetryNotice tone="danger" onRetry={() => void refetch()}>
      <FormattedMessage {...errorTextOf(error as CommerceError)} />
    </RetryNotice>
  ) : (
    children
  );
