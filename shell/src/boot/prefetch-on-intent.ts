/** How long a pointer or the focus rests on a link before it counts as an intention, in ms. */
const REST = 60;

interface Connection {
  saveData?: boolean;
}

const savesData = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Tells of the link that the visitor is about to follow: one a pointer or the focus rests on, or a finger has
 * touched. Nothing on connections that save data.
 *
 * @param ahead told the address; is to do nothing for one it knows
 */
export const prefetchOnIntent = (ahead: (url: URL) => void): void => {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let over: HTMLAnchorElement | null = null;
  const begin = (wait: number) => (event: Event) => {
    const link = linkOf(event);
    if (link === over && wait > 0) return;
    clearTimeout(resting);
    over = link;
    if (!link || link.target || savesData()) return;
    resting = setTimeout(() => ahead(new URL(link.href)), wait);
  };
  const options = { passive: true };
  document.addEventListener('pointerover', begin(REST), options);
  document.addEventListener('focusin', begin(REST), options);
  document.addEventListener('touchstart', begin(0), options);
};
