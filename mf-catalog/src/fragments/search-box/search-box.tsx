import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SearchForm } from '@shop/contracts/ui';

type Suggestions = ComponentType<{ field: HTMLInputElement }>;

const load = () =>
  import(/* webpackChunkName: "fragment-SearchSuggestions" */ './suggestions/suggestions.tsx');

/**
 * Search of the header (S4): a plain form that the browser submits, until somebody is about to type. What comes then
 * suggests, and searches without leaving the page.
 */
export default function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions>();

  const wake = () =>
    void load().then(
      (it) => setSuggestions(() => it.Suggestions),
      // The form searches without them, and the next focus asks again.
      () => undefined,
    );
  useEffect(() => {
    // Somebody was quicker than the page.
    if (document.activeElement === field.current) wake();
  }, []);
  return (
    <SearchForm fieldRef={field} onFocus={wake} onPointerEnter={wake}>
      {Suggestions && field.current && <Suggestions field={field.current} />}
    </SearchForm>
  );
}
