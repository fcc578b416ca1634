/** Where the visitor's choice is kept. Anything but `granted` is a no. */
export const CONSENT_KEY = 'fv.consent';
const GRANTED = 'granted';

const listeners = new Set<() => void>();

/** Whether the visitor lets visits be counted (A2). Without a choice, or where nothing can be stored, no. */
export const hasConsent = (): boolean => {
  try {
    return localStorage.getItem(CONSENT_KEY) === GRANTED;
  } catch {
    return false;
  }
};

/** Keeps the visitor's choice for this and later visits. */
export const giveConsent = (granted: boolean): void => {
  try {
    if (granted) localStorage.setItem(CONSENT_KEY, GRANTED);
    else localStorage.removeItem(CONSENT_KEY);
  } catch {
    // A browser that stores nothing has no consent either.
  }
  for (const listener of listeners) listener();
};

/** Tells of every change of the choice, in another tab too. */
export const onConsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
