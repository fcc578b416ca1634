/** Fetches the code of the document's late fragments at once, ahead of its use; loaded one by one, each file names the next. */
export const fetchLate = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-code=late]'))
    link.rel = 'preload';
};
