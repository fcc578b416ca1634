import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SearchForm } from '@shop/contracts/ui';

/** The suggestions' code, with the field they are about. */
interface Awake {
  Suggestions: ComponentType<{ field: HTMLInputElement }>;
  field: HTMLInputElement;
}

const load = () =>
  import(/* webpackChunkName: "fragment-SearchSuggestions" */ './suggestions/suggestions.tsx');

/**
 * Search of the header (S4): a plain form that the browser submits, until someone is about to type. What comes then
 * suggests, and searches without leaving the page.
 */
export default function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const [awake, setAwake] = useState<Awake>();

  const wake = () =>
    void load().then(
      ({ Suggestions }) => {
        if (field.current) setAwake({ Suggestions, field: field.current });
      },
      // The form searches without them, and the next focus asks again.
      () => undefined,
    );
  useEffect(() => {
    // Someone was quicker than the page.
    if (document.activeElement === field.current) wake();
  }, []);
  return (
    <SearchForm fieldRef={field} onFocus={wake} onPointerEnter={wake}>
      {awake && <awake.Suggestions field={awake.field} />}
    </SearchForm>
  );
}
