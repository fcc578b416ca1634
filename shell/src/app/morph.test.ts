import { morph } from './morph.ts';

const LIST = '/category/red';
const PRODUCT = '/product/BARBERA';

let begun: { named: string[]; end: () => void }[];
let still = false;

const nameOf = (image: Element): string =>
  (image as HTMLElement).style.getPropertyValue('view-transition-name');
const named = (): string[] =>
  [...document.querySelectorAll('img')].filter((it) => nameOf(it) !== '').map((it) => it.alt);

/** The browser as far as a transition needs it: notes what has the moving name before and after the change. */
const withTransitions = () => {
  begun = [];
  document.startViewTransition = ((update: () => void) => {
    const before = named();
    update();
    let end = () => undefined as void;
    const finished = new Promise<void>((resolve) => {
      end = resolve;
    });
    begun.push({ named: [...before, ...named()], end });
    return { ready: Promise.resolve(), finished };
  }) as unknown as typeof document.startViewTransition;
};

/** A card or page of an item with its picture, so many px below the top of the window. */
const item = (path: string, alt: string, top = 100) => {
  const article = document.createElement('article');
  article.dataset['morph'] = path;
  const link = Object.assign(document.createElement('a'), { href: path });
  const image = Object.assign(document.createElement('img'), { alt });
  image.getBoundingClientRect = () => new DOMRect(0, top, 300, 400);
  article.append(link, image);
  return article;
};
const show = (...items: Element[]) => document.body.replaceChildren(...items);

beforeEach(() => {
  still = false;
  show();
  withTransitions();
  window.matchMedia = (() => ({ matches: still })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('morph', () => {
  it('S1 lets the picture of a card become the picture of its product', () => {
    show(item(PRODUCT, 'card'));
    morph([PRODUCT, LIST], () => show(item(PRODUCT, 'product')));
    expect(begun).toMatchObject([{ named: ['card', 'product'] }]);
  });

  it('S1 takes the name away when the motion has ended', async () => {
    show(item(PRODUCT, 'card'));
    morph([PRODUCT, LIST], () => show(item(PRODUCT, 'product')));
    expect(named()).toEqual(['product']);
    begun[0]!.end();
    await Promise.resolve();
    expect(named()).toEqual([]);
  });

  it('S1 moves the picture of the card that was used where an item has several', () => {
    const used = item(PRODUCT, 'second');
    show(item(PRODUCT, 'first'), used);
    used.querySelector('a')!.focus();
    morph([PRODUCT, LIST], () => show(item(PRODUCT, 'product')));
    expect(begun).toMatchObject([{ named: ['second', 'product'] }]);
  });

  it.each([
    ['is below the window', () => show(item(PRODUCT, 'card', window.innerHeight + 1))],
    ['is above the window', () => show(item(PRODUCT, 'card', -401))],
    ['is of another item', () => show(item('/product/CHIANTI', 'card'))],
    ['has no picture', () => show(document.createElement('article'))],
  ])('S1 just shows the next page where what is on view %s', (_what, before) => {
    before();
    const shown = jest.fn();
    morph([PRODUCT, LIST], shown);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(begun).toEqual([]);
  });

  it('moves nothing for visitors who want no motion', () => {
    still = true;
    show(item(PRODUCT, 'card'));
    const shown = jest.fn();
    morph([PRODUCT, LIST], shown);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(begun).toEqual([]);
  });

  it('just shows the next page in browsers without transitions', () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    show(item(PRODUCT, 'card'));
    const shown = jest.fn();
    morph([PRODUCT, LIST], shown);
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
