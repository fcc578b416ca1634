import { keepPress } from './keep-press.ts';

/** The text nodes that a translation replaced: adjacent ones may share it. */
const replaced = new WeakMap<Node, Node[]>();

/** Undoes the translation of a region (`data-region`), or of the page. */
export const showOriginal = (region?: string): void => {
  const place = region === undefined ? 'body' : `[data-region="${region}"]`;
  for (const font of document.querySelectorAll(`${place} font`)) {
    // Otherwise it was within the one before.
    if (!font.isConnected) continue;
    if (font.matches(':active')) keepPress(font);
    font.replaceWith(...(replaced.get(font) ?? [font.textContent]));
    replaced.delete(font);
  }
};

/**
 * Keeps React's updates correct on a translated page:
 * - React's DOM methods find a node that the translator moved, and restore one that it replaced;
 * - a replaced text node is also restored once React changes its text. The translator then translates it again.
 *
 * @param earlier - previous mutations by the translator or React
 * @param native - the browser's own methods
 */
export const keepTrue = (
  earlier: MutationRecord[],
  { insertBefore, removeChild }: Pick<Node, 'insertBefore' | 'removeChild'>,
): void => {
  const { appendChild } = Node.prototype;
  /** The translation on the page, by replaced text node. */
  const translations = new WeakMap<Node, ChildNode>();

  const track = (records: MutationRecord[]): void => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const isNewFont = (node: Node | null): boolean => node?.nodeName === 'FONT' && added.has(node);
    /** Safari removes the texts of a paragraph first. The text added later at the same place is the translation. */
    const laterIn = (parent: Node): Node | undefined => {
      const changes = records.filter(({ target }) => target === parent);
      const [, later, ...others] = changes.flatMap((it) => [...it.removedNodes, ...it.addedNodes]);
      return others.length === 0 ? later : undefined;
    };
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // Only replaced text nodes are observed by themselves.
      if (target instanceof Text) restore(target);
      for (const node of removedNodes) {
        if (node.parentNode) continue;
        const translation =
          addedNodes[0] ?? [previousSibling, nextSibling].find(isNewFont) ?? laterIn(target);
        for (const text of replaced.get(node) ?? (node instanceof Text ? [node] : [])) {
          if (!translation?.parentNode) continue;
          translations.set(text, translation as ChildNode);
          replaced.set(translation, [...(replaced.get(translation) ?? []), text]);
          observer.observe(text, { characterData: true });
        }
      }
    }
  };
  const observer = new MutationObserver(track);
  observer.observe(document, { childList: true, subtree: true });

  /** Puts a replaced text node back into its place, with those that share its translation. */
  const restore = (node: Node): void => {
    const translation = node.parentNode ? undefined : translations.get(node);
    const texts = translation?.parentNode && replaced.get(translation);
    if (!texts) return;
    replaced.delete(translation);
    translation.replaceWith(...texts);
    observer.takeRecords();
  };

  /** Changes the page for React. Earlier mutations belong to the translator, this one does not. */
  const run = <T>(node: Node, change: () => T): T => {
    track(observer.takeRecords());
    restore(node);
    const result = change();
    observer.takeRecords();
    return result;
  };

  // React may have changed texts that were replaced by then.
  track(earlier);
  for (const { removedNodes } of earlier) for (const node of removedNodes) restore(node);

  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      return run(node, () => appendChild.call(this, node));
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      return run(node, () => {
        if (before) restore(before);
        let child = before;
        while (child && child.parentNode !== this) child = child.parentNode;
        return insertBefore.call(this, node, child ?? (before instanceof Text ? null : before));
      });
    },
    removeChild(this: Node, node: Node) {
      return run(node, () => {
        if (node instanceof Text && !node.parentNode) return node;
        let child = node;
        let parent: Node = this.contains(node) ? (node.parentNode as Node) : this;
        // Elements around a moved text go with it.
        for (;;) {
          removeChild.call(parent, child);
          if (parent === this || parent.nodeName !== 'FONT' || parent.hasChildNodes()) return node;
          child = parent;
          parent = child.parentNode as Node;
        }
      });
    },
  });
};
