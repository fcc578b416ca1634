import { keepPresses } from './keep-presses.ts';

/**
 * The only script that the document runs by itself. It asks for the page's code once the first frame is drawn: on a slow
 * line the first view's picture and fonts have the line to themselves, and code from a cache keeps no frame waiting.
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

let hasBegun = false;

const begin = (): void => {
  if (hasBegun) return;
  hasBegun = true;
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

/** ms. A page that no one sees has no frames, and one that is slow to draw waits no longer than this. */
const PATIENCE = 500;

requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, document.visibilityState === 'hidden' ? 0 : PATIENCE);

keepPresses();
