import { CONSENT_KEY } from '../model/consent.ts';

/**
 * Clears a storage area of all data that teams and payment services store about the visitor. Keeps the consent, which
 * belongs to the browser (A2). Never throws.
 */
export const forgetVisitor = (area: 'localStorage' | 'sessionStorage'): void => {
  try {
    const storage = window[area];
    for (const key of Object.keys(storage)) if (key !== CONSENT_KEY) storage.removeItem(key);
  } catch {
    // Blocked: nothing is kept there.
  }
};
