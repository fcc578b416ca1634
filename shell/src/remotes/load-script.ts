/** Time one attempt may take, in ms. */
export const SCRIPT_TIMEOUT = 2500;

/**
 * Runs a classic script of another origin. Rejects on an HTTP error, on content that is not the script promised
 * (integrity), and after {@link SCRIPT_TIMEOUT}; a script that hangs is taken out, for the browser would run it
 * whenever it arrives.
 */
export const loadScript = (url: string, integrity?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const done = (settle: () => void) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      settle();
    };
    const failed = (reason: string) =>
      done(() => {
        script.remove();
        reject(new Error(`${url}: ${reason}`));
      });
    const timer = setTimeout(() => failed(`no answer in ${SCRIPT_TIMEOUT} ms`), SCRIPT_TIMEOUT);
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onload = () => done(resolve);
    script.onerror = () => failed('could not be loaded');
    document.head.append(script);
  });
