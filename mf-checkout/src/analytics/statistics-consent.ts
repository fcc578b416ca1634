import type { StorageKey } from '@shop/contracts/storage';

const CONSENT_KEY: StorageKey<'consent'> = 'fv.consent';

/**
 * Whether this browser may store marks that only statistics need: the visitor allows visit statistics (A2). The shell
 * decides which events are passed on, and knows the version of the question.
 */
export const allowsStatistics = (): boolean => {
  try {
    return localStorage.getItem(CONSENT_KEY)?.startsWith('granted') === true;
  } catch {
    return false;
  }
};
