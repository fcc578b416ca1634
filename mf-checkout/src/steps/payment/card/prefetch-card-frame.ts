import { frameAddresses } from './frame-addresses.ts';

let isBegun = false;

/** Longest a frame that is only there to be loaded stays, in ms. */
const LIMIT = 10_000;

/**
 * Gets the payment frame into the browser's cache, once it is clear that it will be needed. An unseen frame does that: what
 * a page fetches itself is kept apart from what a frame of another site fetches.
 */
export const prefetchCardFrame = (): void => {
  if (isBegun) return;
  isBegun = true;
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
