import type { PageHead } from '@shop/contracts/remote';

const setMeta = (name: string, content: string | undefined, keeps: boolean): void => {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return keeps ? undefined : known?.remove();
  const meta =
    known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
};

/**
 * Gives the document the head of the page navigated to. Links for search engines matter on load only.
 *
 * @param first the page came with the document: what only the server says of it stays
 */
export const applyHead = ({ title, description, robots }: PageHead, first = false): void => {
  document.title = title;
  setMeta('description', description, first);
  setMeta('robots', robots, false);
};
