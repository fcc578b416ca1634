import { scriptAddress } from './script-policy.ts';

/** Time one attempt may take, in ms. A development server answers only after it has compiled. */
export const ATTEMPT_LIMIT = process.env.NODE_ENV === 'development' ? 60_000 : 1900;

/** No answer within {@link ATTEMPT_LIMIT}: the next attempt had better go elsewhere. */
export class NoAnswer extends Error {}

const elementFor = (url: string): HTMLScriptElement | HTMLLinkElement => {
  if (/\.css(?:\?|$)/.test(url))
    return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  const script = document.createElement('script');
  script.src = scriptAddress(url);
  script.async = true;
  return script;
};

/**
 * Runs a classic script or applies a style sheet, of any origin. Rejects on an HTTP error, on content that is not what
 * was promised (integrity), and after {@link ATTEMPT_LIMIT}; an element that hangs is taken out, for the browser would
 * run what it asks for whenever it arrives.
 *
 * @param integrity empty where nothing is promised: a remote that is being developed
 */
export const attemptFile = (url: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = elementFor(url);
    const settle = (failure?: Error) => {
      clearTimeout(timer);
      element.onload = element.onerror = null;
      if (!failure) return resolve();
      element.remove();
      reject(failure);
    };
    const timer = setTimeout(
      () => settle(new NoAnswer(`${url}: no answer in ${ATTEMPT_LIMIT} ms`)),
      ATTEMPT_LIMIT,
    );
    element.crossOrigin = 'anonymous';
    if (integrity) element.integrity = integrity;
    element.onload = () => settle();
    element.onerror = () => settle(new Error(`${url}: could not be loaded`));
    document.head.append(element);
  });
