import { CONSENT_KEY } from '../model/consent.ts';

/**
 * Empties a storage area of whatever the teams, and payment services, keep of the visitor. The consent is the browser's
 * own, whoever sits at it (A2). Never throws.
 */
export const forgetVisitor = (area: 'localStorage' | 'sessionStorage'): void => {
  try {
    const storage = window[area];
    for (const key of Object.keys(storage)) if (key !== CONSENT_KEY) storage.removeItem(key);
  } catch {
    // Blocked: nothing is kept there.
  }
};
