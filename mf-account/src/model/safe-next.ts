import { paths, type ShopPath } from '@shop/contracts/routing';

/** Base URL for parsing: detects paths that would leave the origin. */
const BASE = 'https://shop.invalid';

/** More layers of percent-encoding than any link of ours has. */
const LAYERS = 3;

/** A path with its percent-encoding undone, layer by layer; null when it is malformed or has too many layers. */
const decoded = (path: string): string | null => {
  let text = path;
  for (let layer = 0; layer <= LAYERS; layer += 1) {
    try {
      const next = decodeURIComponent(text);
      if (next === text) return text;
      text = next;
    } catch {
      return null;
    }
  }
  return null;
};

const isPlain = (path: string): boolean =>
  /^\/(?!\/)/.test(path) &&
  !/\/\/|\\|\p{Cc}/u.test(path) &&
  !path.split('/').some((segment) => segment === '..' || segment === '.');

const SIGN_IN: readonly string[] = [paths.login(), paths.register()];

/**
 * The page to go to after login, from the address's `next`: a path below the market's prefix and nothing else.
 * Addresses of other sites (`//evil`, `\evil`, encoded or not), ways up (`..`) and the sign-in screens give the
 * account page.
 */
export const safeNext = (next: string | null): ShopPath => {
  const fallback = paths.account();
  if (next === null) return fallback;
  const path = decoded(next.split(/[?#]/u)[0] ?? '');
  if (path === null || !isPlain(path)) return fallback;
  if (!URL.canParse(next, BASE)) return fallback;
  const url = new URL(next, BASE);
  if (url.origin !== BASE || SIGN_IN.includes(path.replace(/\/+$/, ''))) return fallback;
  return `/${url.pathname.slice(1)}${url.search}${url.hash}`;
};
