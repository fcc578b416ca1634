import { useEffect, useLayoutEffect, useRef } from 'react';
import { searchWords } from '../../../model/search/search-words.ts';

/** Lets the page search instead of the browser when the field's form is submitted; an empty field stays where it is. */
export const useSubmit = (field: HTMLInputElement, onSearch: (term: string) => void): void => {
  const latest = useRef(onSearch);
  useLayoutEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    const { form } = field;
    // One listener for good: one put in again while the event is on its way would not hear of it.
    const submit = (event: Event) => {
      event.preventDefault();
      const term = searchWords(field.value);
      if (term) latest.current(term);
      else field.focus();
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, [field]);
};
