import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SearchForm } from '@shop/contracts/ui';

/** The loaded suggestions and their field. */
interface Awake {
  Suggestions: ComponentType<{ field: HTMLInputElement }>;
  field: HTMLInputElement;
}

const load = () =>
  import(/* webpackChunkName: "fragment-SearchSuggestions" */ './suggestions/suggestions.tsx');

/**
 * Search form of the header (S4): a plain form until the first focus or hover. Then the suggestions load, and a
 * search no longer leaves the page.
 */
export default function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const [awake, setAwake] = useState<Awake>();

  const wake = () =>
    void load().then(
      ({ Suggestions }) => {
        if (field.current) setAwake({ Suggestions, field: field.current });
      },
      // The form works without suggestions, and the next focus retries.
      () => undefined,
    );
  useEffect(() => {
    // The field got the focus before hydration.
    if (document.activeElement === field.current) wake();
  }, []);
  return (
    <SearchForm fieldRef={field} onFocus={wake} onPointerEnter={wake}>
      {awake && <awake.Suggestions field={awake.field} />}
    </SearchForm>
  );
}
