import { useEffect, useState } from 'react';
import {
  selectMarketContext,
  useAppDispatch,
  useAppSelector,
  type AppDispatch,
} from '@shop/contracts/store';
import { catalogSuggestions, type SuggestionsArg } from './suggestions-api.ts';
import type { SuggestionsView } from './suggestions-api.ts';
import { queryLatest } from './query-latest.ts';

export interface SuggestionsResponse {
  /** The term of the suggestions. */
  term: string;
  suggestions: SuggestionsView;
}

const querySuggestions = async (
  dispatch: AppDispatch,
  arg: SuggestionsArg,
  signal: AbortSignal,
): Promise<SuggestionsView | null> => {
  const reading = dispatch(catalogSuggestions.initiate(arg));
  signal.addEventListener('abort', () => reading.abort());
  const { data } = await reading;
  reading.unsubscribe();
  return data ?? null;
};

/** Suggestions for the typed term; the previous ones remain until they arrive. Null without a term or index. */
export const useSuggestions = (term: string): SuggestionsResponse | null => {
  const dispatch = useAppDispatch();
  const { market, locale } = useAppSelector(selectMarketContext);
  const [answer, setAnswer] = useState<SuggestionsResponse | null>(null);
  const [latest] = useState(() =>
    queryLatest(
      (search, signal) =>
        querySuggestions(dispatch, { market: market.market_code, locale, search }, signal),
      (to, suggestions) => setAnswer(suggestions && { term: to, suggestions }),
    ),
  );
  useEffect(() => {
    if (term) latest.query(term);
    else latest.drop();
  }, [latest, term]);
  useEffect(() => latest.drop, [latest]);
  // The first term after the field was cleared starts without a response.
  if (!term && answer) setAnswer(null);
  return term ? answer : null;
};
