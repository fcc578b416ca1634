/** A copy of what the server rendered of the page's own region; undefined where it rendered none. */
export const keepRendering = (root: Element): DocumentFragment | undefined => {
  const region = root.querySelector('[data-region="page"]');
  if (!region) return undefined;
  const copy = document.createDocumentFragment();
  copy.append(...[...region.childNodes].map((node) => node.cloneNode(true)));
  return copy;
};
