/** A picture in the dialog. */
export interface ZoomedPicture {
  /** URL of the large file. */
  src: string;
  alt: string;
}

/**
 * Collects the pictures around a pressed one and the index of that one. They are read from the DOM, because only
 * the server renders the further pictures.
 */
export const picturesAround = (
  pressed: HTMLAnchorElement,
  name: string,
): { pictures: ZoomedPicture[]; start: number } => {
  const links = [...(pressed.closest('[data-morph]')?.querySelectorAll('a') ?? [])];
  return {
    pictures: links.map((link) => ({
      src: link.getAttribute('href') ?? '',
      alt: link.querySelector('img')?.alt || name,
    })),
    start: links.indexOf(pressed),
  };
};
