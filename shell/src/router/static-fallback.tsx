import { useEffect, useRef } from 'react';

/** Copies the server-rendered HTML of the page region; undefined if the document has none. */
export const copyServerHtml = (root: Element): DocumentFragment | undefined => {
  const region = root.querySelector('[data-region="page"]');
  if (!region) return undefined;
  const copy = document.createDocumentFragment();
  copy.append(...[...region.childNodes].map((node) => node.cloneNode(true)));
  return copy;
};

/** The server-rendered HTML of a page whose code failed to load: readable, with working links and disabled controls. */
export const StaticFallback = ({ html }: { html: DocumentFragment }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = html.cloneNode(true) as DocumentFragment;
    for (const control of copy.querySelectorAll('button, input, select, textarea')) {
      control.setAttribute('disabled', '');
    }
    ref.current?.replaceChildren(copy);
  }, [html]);
  return <div ref={ref} />;
};
