import { use, useState } from 'react';

/** Undoes the translation of a region, once the code for it has come. */
let loaded: Promise<((region?: string) => void) | undefined> | undefined;

/**
 * Undoes the translation of a region (`data-region`) or the page, once, right before hydration: React compares it with
 * the server's markup, and would otherwise render it again and lose focus and input.
 */
export const useOriginalTexts = (region?: string): void => {
  // Who is on the page already waits for nothing.
  const [known] = useState(loaded);
  const showOriginal = known && use(known);
  useState(() => showOriginal?.(region));
};

/**
 * Keeps React working on a page that the browser or an extension translates. Call it once, before React renders.
 *
 * Translators replace text nodes by `<font>` elements or other texts, or move them into such elements, and React still
 * holds the nodes. It then removes or inserts at nodes that have left their parent, which throws and takes a region
 * down, and updates text nodes that no one sees, which leaves old amounts on the page
 * (https://github.com/facebook/react/issues/11538). At first nothing but the throwing is prevented: the code that keeps
 * the page true comes once a translator is seen.
 */
export const tolerateTranslation = (): void => {
  const { insertBefore, removeChild } = Node.prototype;
  const page = document;
  /** Mutations since a translator was detected. */
  const changes: MutationRecord[] = [];
  // Scripts that come change the document, too: a page that is translated by now is seen with them.
  const observer = new MutationObserver((records) => {
    // Safari removes a text before it adds another. Mutations by React are not recorded, unless it empties an element.
    const isReplaced = records.some(
      ({ target, addedNodes, removedNodes }) =>
        !addedNodes[0] &&
        removedNodes[0] instanceof Text &&
        records.some((it) => it.target === target && it.addedNodes[0] instanceof Text),
    );
    if (isReplaced || page.querySelector('font'))
      loaded ??= import(/* webpackChunkName: "translated" */ './translated-page.ts').then(
        ({ keepTrue, showOriginal }) => {
          observer.disconnect();
          keepTrue(changes, { insertBefore, removeChild });
          return showOriginal;
        },
        // Nothing throws without it, either.
        () => undefined,
      );
    if (loaded) changes.push(...records);
  });
  observer.observe(page, { childList: true, subtree: true });

  const isLost = (parent: Node, node: Node | null): node is Text =>
    node instanceof Text && node.parentNode !== parent;
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      return insertBefore.call(this, node, isLost(this, before) ? null : before);
    },
    removeChild(this: Node, node: Node) {
      // Nothing of it is left when it is restored.
      if (isLost(this, node)) node.data = '';
      else {
        removeChild.call(this, node);
        observer.takeRecords();
      }
      return node;
    },
  });
};
