import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cleanSearchTerm } from '../search-term.ts';

/** The term in a field as it is typed, without text that an input method is composing. */
export const useTypedTerm = (field: HTMLInputElement): string => {
  const [typed, setTyped] = useState(() => cleanSearchTerm(field.value));
  useEffect(() => {
    const read = () => setTyped(cleanSearchTerm(field.value));
    const onInput = (event: Event) => {
      if (!(event as InputEvent).isComposing) read();
    };
    field.addEventListener('input', onInput);
    field.addEventListener('compositionend', read);
    // A navigation may have changed the text.
    field.addEventListener('focus', read);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('compositionend', read);
      field.removeEventListener('focus', read);
    };
  }, [field]);
  return typed;
};

/** Searches in the page instead of submitting the field's form. An empty field only gets the focus. */
export const useSearchSubmit = (
  field: HTMLInputElement,
  onSearch: (term: string) => void,
): void => {
  const latest = useRef(onSearch);
  useLayoutEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    const { form } = field;
    // A permanent listener: one re-attached during the event would miss it.
    const submit = (event: Event) => {
      event.preventDefault();
      const term = cleanSearchTerm(field.value);
      if (term) latest.current(term);
      else field.focus();
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, [field]);
};
