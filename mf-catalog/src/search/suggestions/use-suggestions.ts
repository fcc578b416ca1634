import { useEffect, useState } from 'react';
import {
  selectMarketContext,
  useAppDispatch,
  useAppSelector,
  type AppDispatch,
} from '@shop/contracts/store';
import { catalogSuggestions, type SuggestionsArg } from './suggestions-api.ts';
import type { SuggestionsView } from './suggestions-api.ts';
import { askLatest } from './ask-latest.ts';

export interface Answer {
  /** What it is the answer to. */
  term: string;
  suggestions: SuggestionsView;
}

const askIndex = async (
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

/** Suggestions for what is typed; those before it stay until they come. Null without a term or an index. */
export const useAnswer = (term: string): Answer | null => {
  const dispatch = useAppDispatch();
  const { market, locale } = useAppSelector(selectMarketContext);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asking] = useState(() =>
    askLatest(
      (search, signal) =>
        askIndex(dispatch, { market: market.market_code, locale, search }, signal),
      (to, suggestions) => setAnswer(suggestions && { term: to, suggestions }),
    ),
  );
  useEffect(() => {
    if (term) asking.want(term);
    else asking.drop();
  }, [asking, term]);
  useEffect(() => asking.drop, [asking]);
  // What is typed after the field was emptied starts without an answer.
  if (!term && answer) setAnswer(null);
  return term ? answer : null;
};
