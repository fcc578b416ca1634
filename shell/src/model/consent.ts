import type { StorageKey } from '@shop/contracts/storage';

/** Storage key of the visitor's choice: `granted 1 2026-11-23` is choice, version of the question, and date. */
export const CONSENT_KEY: StorageKey<'consent'> = 'fv.consent';

/** Id of the banner's element in every document. */
export const CONSENT_BANNER_ID = 'consent';

/**
 * Version of the banner's texts (`shell/server/consent`): a change of their meaning raises it, and every visitor is
 * asked again.
 */
const VERSION = '1';

const banner = (): HTMLElement | null => document.getElementById(CONSENT_BANNER_ID);

/**
 * Shows or hides the banner. Pages with a bar at the bottom of the window read `data-asked` of the root element: an
 * inherited custom property would recalculate the style of every element.
 */
const showBanner = (element: HTMLElement, isVisible: boolean): void => {
  element.hidden = !isVisible;
  document.documentElement.toggleAttribute('data-asked', isVisible);
};

/** The choice for the current version; undefined without one. `denied` if storage is unavailable. */
const choice = (): string | undefined => {
  try {
    const [chosen, version] = localStorage.getItem(CONSENT_KEY)?.split(' ') ?? [];
    return version === VERSION ? chosen : undefined;
  } catch {
    return 'denied';
  }
};

/** Whether the visitor allows analytics (A2). False without a choice or without storage. */
export const hasConsent = (): boolean => choice() === 'granted';

/** Whether the browser asks not to measure its visitor (Global Privacy Control, Do Not Track). */
export const hasPrivacySignal = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
};

/** Keeps the visitor's choice for this and later visits. */
export const keepConsent = (chosen: string): void => {
  try {
    const today = new Date().toISOString().slice(0, 10);
    localStorage.setItem(CONSENT_KEY, `${chosen} ${VERSION} ${today}`);
  } catch {
    // A browser that stores nothing has no consent either.
  }
};

/** Opens the banner again and moves the focus there. */
export const openConsent = (): void => {
  const element = banner();
  if (!element) return;
  showBanner(element, true);
  element.querySelector('button')?.focus();
};

/**
 * Shows the banner to visitors without a choice. A browser that asks for privacy counts as denied.
 */
export const askForConsent = (): void => {
  const element = banner();
  if (!element) return;
  const isVisible = !(choice() ?? hasPrivacySignal());
  if (element.hidden === isVisible) showBanner(element, isVisible);
};

/** Handles the banner's answer, and follows the choice of other tabs, also after a return from the back/forward cache. */
export const connectConsent = (): void => {
  const element = banner();
  if (!element) return;
  element.onclick = ({ target }) => {
    // A translated page has elements of the translator's inside the button.
    const button = (target as Element).closest('button');
    if (!button) return;
    keepConsent(button.value);
    showBanner(element, false);
  };
  window.addEventListener('storage', askForConsent);
  window.addEventListener('pageshow', askForConsent);
  askForConsent();
};
