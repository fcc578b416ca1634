import { frameAddresses } from './frame-addresses.ts';

let hasStarted = false;

/** Maximum lifetime of the hidden frame, in ms. */
const LIMIT = 10_000;

/**
 * Loads the payment frame into the browser's cache once it will be needed. A hidden frame does that: the cache is
 * partitioned, so a fetch of the page would not be reused by another site's frame.
 */
export const prefetchCardFrame = (): void => {
  if (hasStarted) return;
  hasStarted = true;
  void import(/* webpackChunkName: "card-frame" */ './card-frame.tsx');
  const iframe = document.createElement('iframe');
  iframe.hidden = true;
  iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  iframe.src = frameAddresses()[0] ?? '';
  const remove = () => iframe.remove();
  iframe.onload = remove;
  setTimeout(remove, LIMIT);
  document.body.append(iframe);
};
