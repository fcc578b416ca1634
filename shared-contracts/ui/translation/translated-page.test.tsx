import fc from 'fast-check';
import { Fragment } from 'react';
import { act, render } from '@testing-library/react';
import { keepTrue } from './translated-page.ts';

/** What a translator does with adjacent text nodes. */
type Translator = (texts: Text[]) => void;

const font = (...content: (Node | string)[]): HTMLElement => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  outer.append(inner);
  inner.append(...content);
  return outer;
};

const translators: Record<string, Translator> = {
  'replaces texts': (texts) => texts.forEach((text) => text.replaceWith(font(text.data))),
  'replaces texts in two steps': (texts) => {
    for (const text of texts) {
      text.before(font(text.data));
      text.remove();
    }
  },
  'replaces texts by plain ones': (texts) => texts.forEach((text) => text.replaceWith(text.data)),
  'takes texts out before it adds its own': ([text]) => {
    const parent = text?.parentElement;
    if (parent?.childNodes.length !== 1 || !text) return;
    text.remove();
    parent.append(text.data);
  },
  'replaces adjacent texts by one': (texts) => {
    texts[0]?.before(font(texts.map(({ data }) => data).join('')));
    for (const text of texts) text.remove();
  },
  'moves texts': (texts) => {
    for (const text of texts) {
      const outer = font();
      text.replaceWith(outer);
      outer.firstElementChild?.append(text);
    }
  },
};

/** Lets a translator process new nodes. */
const translateBy = (translator: Translator, seen = new WeakSet<Node>()) => {
  const runIn = (parent: Node): void => {
    const run: Text[] = [];
    const end = () => translator(run.splice(0));
    for (const node of [...parent.childNodes]) {
      if (node instanceof Text && !seen.has(node)) {
        run.push(node);
        continue;
      }
      end();
      if (node.nodeName !== 'FONT') runIn(node);
    }
    end();
    for (const node of parent.childNodes) if (node instanceof Text) seen.add(node);
  };
  return async (root: Node): Promise<void> => {
    runIn(root);
    // Observers of the page run before anything else does.
    await act(async () => {});
  };
};

interface Piece {
  id: number;
  kind: 'text' | 'element' | 'none';
  value: string;
}

/** Texts that come, go, change and move beside elements. */
const Pieces = ({ pieces, last }: { pieces: readonly Piece[]; last: string }) => (
  <p>
    {pieces.map(({ id, kind, value }) => (
      <Fragment key={id}>
        {kind === 'text' && value}
        {kind === 'element' && <b>{value}</b>}
      </Fragment>
    ))}
    {last}
  </p>
);

const shown = (pieces: readonly Piece[], last: string): string =>
  pieces.map(({ kind, value }) => (kind === 'none' ? '' : value)).join('') + last;

const states = fc.array(
  fc.record({
    pieces: fc.uniqueArray(
      fc.record<Piece>({
        id: fc.integer({ min: 0, max: 5 }),
        kind: fc.constantFrom('text', 'element', 'none'),
        value: fc.constantFrom('1,00 €', '2,00 €', 'Total', 'x'),
      }),
      { selector: ({ id }) => id, maxLength: 5 },
    ),
    last: fc.constantFrom('', '9,10 €', '6,10 €'),
    isTranslated: fc.boolean(),
  }),
  { minLength: 2, maxLength: 8 },
);

const { insertBefore, removeChild } = Node.prototype;
keepTrue([], { insertBefore, removeChild });

describe('A translated page', () => {
  it.each(Object.entries(translators))(
    'S14 shows what React rendered last where a translator %s',
    async (_, translator) => {
      await fc.assert(
        fc.asyncProperty(states, async (sequence) => {
          const translate = translateBy(translator);
          const { container, rerender, unmount } = render(<p />);
          for (const { pieces, last, isTranslated } of sequence) {
            rerender(<Pieces pieces={pieces} last={last} />);
            await act(async () => {});
            expect(container.textContent).toBe(shown(pieces, last));
            if (isTranslated) await translate(container);
          }
          unmount();
        }),
        { numRuns: 200 },
      );
    },
  );
});
