// By its path: the other parts of the package are not for this script.
import { onFirstActivity } from '../../../shared-contracts/ui/first-activity.ts';
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

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(POLICY, rules) ?? rules;

let hasStarted = false;
let isActive = false;

const requestCode = (): void => {
  if (hasStarted) return;
  hasStarted = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-code]')) {
    const { code } = link.dataset;
    if (code === 'fetch') link.rel = 'preload';
    if (code !== 'run') continue;
    const script = document.createElement('script');
    script.src = policy.createScriptURL(link.href);
    script.crossOrigin = link.crossOrigin;
    script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
    script.async = false;
    document.head.append(script);
  }
  if (isActive) fetchLate();
};

/** Maximum wait in ms: a background tab has no frames, and a slow device waits no longer than this. */
const MAX_WAIT = 500;

requestAnimationFrame(() => setTimeout(requestCode));
setTimeout(requestCode, document.visibilityState === 'hidden' ? 0 : MAX_WAIT);

onFirstActivity(() => {
  isActive = true;
  // The page's own code goes first.
  if (hasStarted) fetchLate();
});
keepPresses();
