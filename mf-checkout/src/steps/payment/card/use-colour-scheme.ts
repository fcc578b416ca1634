import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** A theme set on the document comes before what the device prefers (tokens.css). */
const scheme = (): 'light' | 'dark' => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
};

/** The colours the page is shown in. */
export const useColourScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, scheme, () => 'light');
