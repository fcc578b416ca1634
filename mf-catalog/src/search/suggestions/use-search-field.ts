import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { searchWords } from '../search-words.ts';

/** The term in a field as it is typed; what an input method is still composing is left alone. */
export const useTyped = (field: HTMLInputElement): string => {
  const [typed, setTyped] = useState(() => searchWords(field.value));
  useEffect(() => {
    const read = () => setTyped(searchWords(field.value));
    const onInput = (event: Event) => {
      if (!(event as InputEvent).isComposing) read();
    };
    field.addEventListener('input', onInput);
    field.addEventListener('compositionend', read);
    // A navigation has changed the text meanwhile.
    field.addEventListener('focus', read);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('compositionend', read);
      field.removeEventListener('focus', read);
    };
  }, [field]);
  return typed;
};

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
