import type { PageHead } from '@shop/contracts/remote';

const setMeta = (name: string, content: string | undefined): void => {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return known?.remove();
  const meta =
    known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
};

/** Gives the document the head of the page navigated to. Links for search engines matter on load only. */
export const applyHead = ({ title, description, robots }: PageHead): void => {
  document.title = title;
  setMeta('description', description);
  setMeta('robots', robots);
};
