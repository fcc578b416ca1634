import { useEffect, useState } from 'react';
import {
  forgetPastSearch,
  forgetPastSearches,
  keepPastSearch,
  readPastSearches,
} from './past-searches.ts';

/** Past searches, last first, read again whenever the field gets the focus. */
export const usePastSearches = (field: HTMLInputElement) => {
  const [past, setPast] = useState(readPastSearches);
  useEffect(() => {
    // Another tab may have searched, too.
    const read = () => setPast(readPastSearches());
    field.addEventListener('focus', read);
    return () => field.removeEventListener('focus', read);
  }, [field]);
  return {
    past,
    keep: (term: string) => {
      keepPastSearch(term);
      setPast(readPastSearches());
    },
    forget: (term: string) => {
      forgetPastSearch(term);
      setPast(readPastSearches());
    },
    forgetAll: () => {
      forgetPastSearches();
      setPast([]);
    },
  };
};
