import { useEffect, useState } from 'react';
import { searchWords } from '../../../model/search/search-words.ts';

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
