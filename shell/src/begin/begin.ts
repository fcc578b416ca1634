// By its path: the other parts of the package are not for this script.
import { onFirstActivity } from '../../../shared-contracts/ui/first-activity.ts';
import { askForConsent } from '../model/consent.ts';
import { fetchLate } from './fetch-late.ts';
import { keepPresses } from './keep-presses.ts';

/**
 * The only script that the document runs by itself. Requests the page's code once the first frame is drawn: on a slow
 * line the first view's picture and fonts have the bandwidth to themselves, and cached code does not delay the frame.
 */

/** Name of the Trusted Types policy of this script; the document's policy header admits it. */
const POLICY = 'shop-begin';

interface Rules {
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

const rules: Rules = {
  createScriptURL: (url) => {
    if (new URL(url).origin === window.location.origin) return url;
    throw new TypeError(`Scripts may not be loaded from ${url}`);
  },
};

const isWorker = typeof document === 'undefined';
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = (!isWorker && trustedTypes?.createPolicy(POLICY, rules)) || rules;

const request = (link: HTMLLinkElement): void => {
  if (link.dataset['code'] !== 'run') {
    link.rel = 'preload';
    return;
  }
  const script = document.createElement('script');
  script.src = policy.createScriptURL(link.href);
  script.crossOrigin = link.crossOrigin;
  script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
  script.async = false;
  document.head.append(script);
};

/** Number of files requested per task: each takes some 5 ms on a slow phone. */
const PER_TASK = 4;

let links: HTMLLinkElement[] | undefined;
let isActive = false;

const requestNext = (): void => {
  // Browsers run the timers of a background tab once per second.
  const count = document.visibilityState === 'hidden' ? Infinity : PER_TASK;
  links?.splice(0, count).forEach(request);
  if (links?.length) setTimeout(requestNext);
  else if (isActive) fetchLate();
};

const requestCode = (): void => {
  if (links) return;
  links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[data-code=run],link[data-code=fetch]'),
  ];
  requestNext();
};

/** Maximum wait in ms: a background tab has no frames, and a slow device waits no longer than this. */
const MAX_WAIT = 500;

/**
 * The first use of `Intl` in a process has Chromium read all its locales: one task of 100 to 126 ms with the CPU divided
 * by four. The first date format, with the locale of `formatDate`, reads calendars and time zones: 20 to 40 ms more. A
 * worker shares its page's process, so it does both beside the main thread.
 *
 * @param script address of this script
 */
const loadLocales = (script: string): void => {
  try {
    new Worker(script);
  } catch {
    // Then the main thread reads them, when it formats the first number.
  }
};

/** What the worker does. */
const readLocales = (): void => {
  Intl.NumberFormat.supportedLocalesOf('en');
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
  close();
};

const beginPage = (): void => {
  const { currentScript } = document;
  askForConsent();
  requestAnimationFrame(() => {
    setTimeout(requestCode);
    if (currentScript instanceof HTMLScriptElement)
      setTimeout(() => loadLocales(policy.createScriptURL(currentScript.src)));
    // A scroll before this script ran is an activity too. Read here, because the frame computes the layout anyway.
    if (window.scrollY > 0) dispatchEvent(new Event('scroll'));
  });
  setTimeout(requestCode, document.visibilityState === 'hidden' ? 0 : MAX_WAIT);

  onFirstActivity(() => {
    isActive = true;
    // The page's own code goes first.
    if (links?.length === 0) fetchLate();
  });
  keepPresses();
};

// The page starts this script a second time, as a worker, because it is loaded already.
if (isWorker) readLocales();
else beginPage();
