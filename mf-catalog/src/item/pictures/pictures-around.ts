/** A picture as the dialog shows it. */
export interface ZoomedPicture {
  /** Its large file. */
  src: string;
  alt: string;
}

/**
 * The pictures that stand around a pressed one, and which of them it is. They are read from the page: the further ones are
 * rendered by the server alone, and no script of the page knows them.
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
