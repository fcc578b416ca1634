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

const requestCode = (): void => {
  if (hasStarted) return;
  hasStarted = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-code]')) {
    if (link.dataset['code'] !== 'run') {
      link.rel = 'preload';
      continue;
    }
    const script = document.createElement('script');
    script.src = policy.createScriptURL(link.href);
    script.crossOrigin = link.crossOrigin;
    script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
    script.async = false;
    document.head.append(script);
  }
};

/** Maximum wait in ms: a background tab has no frames, and a slow device waits no longer than this. */
const MAX_WAIT = 500;

requestAnimationFrame(() => setTimeout(requestCode));
setTimeout(requestCode, document.visibilityState === 'hidden' ? 0 : MAX_WAIT);

keepPresses();
