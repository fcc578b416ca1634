/** Where the visitor's choice is kept: `granted 1 2026-11-23` is the choice, the version of what was asked, and when. */
export const CONSENT_KEY = 'fv.consent';

/** Id of the element that asks, in every document of the server. */
export const CONSENT_BANNER_ID = 'consent';

/** Of the banner's texts (`shell/server/consent`): raised with what they say, whereupon everybody is asked again. */
const VERSION = '1';

const banner = (): HTMLElement | null => document.getElementById(CONSENT_BANNER_ID);

/** The choice about what is asked at present; undefined while there is none. Where nothing can be stored it is a no. */
const choice = (): string | undefined => {
  try {
    const [chosen, version] = localStorage.getItem(CONSENT_KEY)?.split(' ') ?? [];
    return version === VERSION ? chosen : undefined;
  } catch {
    return 'denied';
  }
};

/** Whether the visitor lets visits be counted (A2). Without a choice, or where nothing can be stored, no. */
export const hasConsent = (): boolean => choice() === 'granted';

/** Keeps the visitor's choice for this and later visits. */
export const keepConsent = (chosen: string): void => {
  try {
    const today = new Date().toISOString().slice(0, 10);
    localStorage.setItem(CONSENT_KEY, `${chosen} ${VERSION} ${today}`);
  } catch {
    // A browser that stores nothing has no consent either.
  }
};

/** Shows the question, whatever was answered, and moves the focus there. */
export const openConsent = (): void => {
  const asked = banner();
  if (!asked) return;
  asked.hidden = false;
  asked.querySelector('button')?.focus();
};

/**
 * Asks who has not answered yet, and hears the answer, in another tab too. A browser that tells every site not to track
 * has answered: it is not asked, and nothing is counted.
 */
export const connectConsent = (): void => {
  const asked = banner();
  if (!asked) return;
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const show = () => {
    asked.hidden = !!(choice() ?? (globalPrivacyControl || doNotTrack === '1'));
  };
  asked.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    keepConsent(target.value);
    asked.hidden = true;
  };
  window.addEventListener('storage', show);
  show();
};
