import type { AppState } from '@shop/contracts/store';

type Queries = AppState['api']['queries'];

/** A query without the id and the start of its request, which nothing reads once it is answered. */
const answered = (query: Queries[string]): object => {
  const { requestId: _requestId, startedTimeStamp: _startedTimeStamp, ...rest } = query ?? {};
  return rest;
};

/**
 * The part of the store inlined in the document: server data only, without what the browser's store sets itself. Every
 * byte of it travels with each document, and random ids do not compress.
 */
export const inlinedState = ({ api, session }: AppState): object => ({
  api: {
    queries: Object.fromEntries(
      Object.entries(api.queries).map(([key, query]) => [key, answered(query)]),
    ),
    provided: api.provided,
  },
  ...(session.initialOrder && { session }),
});
