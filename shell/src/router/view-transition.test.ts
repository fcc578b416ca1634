import { viewTransition } from './view-transition.ts';

const LIST = '/category/red';
const PRODUCT = '/product/BARBERA';

let transitions: { named: string[]; end: () => void }[];
let reducesMotion = false;

const nameOf = (image: Element): string =>
  (image as HTMLElement).style.getPropertyValue('view-transition-name');
const named = (): string[] =>
  [...document.querySelectorAll('img')].filter((it) => nameOf(it) !== '').map((it) => it.alt);

/** Mocks view transitions: records which pictures have the transition name before and after the update. */
const withTransitions = () => {
  transitions = [];
  document.startViewTransition = ((update: () => void) => {
    const before = named();
    update();
    let end = () => undefined as void;
    const finished = new Promise<void>((resolve) => {
      end = resolve;
    });
    transitions.push({ named: [...before, ...named()], end });
    return { ready: Promise.resolve(), finished };
  }) as unknown as typeof document.startViewTransition;
};

/** A card or page of an item with its picture, `top` px below the top of the window. */
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
  reducesMotion = false;
  show();
  withTransitions();
  window.matchMedia = (() => ({ matches: reducesMotion })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('viewTransition', () => {
  it('S1 animates the picture of a card into the picture of its product', () => {
    show(item(PRODUCT, 'card'));
    viewTransition([PRODUCT, LIST], () => show(item(PRODUCT, 'product')));
    expect(transitions).toMatchObject([{ named: ['card', 'product'] }]);
  });

  it('S1 removes the name when the animation has ended', async () => {
    show(item(PRODUCT, 'card'));
    viewTransition([PRODUCT, LIST], () => show(item(PRODUCT, 'product')));
    expect(named()).toEqual(['product']);
    transitions[0]!.end();
    await Promise.resolve();
    expect(named()).toEqual([]);
  });

  it('S1 animates the picture of the focused card if an item has several', () => {
    const used = item(PRODUCT, 'second');
    show(item(PRODUCT, 'first'), used);
    used.querySelector('a')!.focus();
    viewTransition([PRODUCT, LIST], () => show(item(PRODUCT, 'product')));
    expect(transitions).toMatchObject([{ named: ['second', 'product'] }]);
  });

  it.each([
    ['is below the window', () => show(item(PRODUCT, 'card', window.innerHeight + 1))],
    ['is above the window', () => show(item(PRODUCT, 'card', -401))],
    ['is of another item', () => show(item('/product/CHIANTI', 'card'))],
    ['does not exist', () => show(document.createElement('article'))],
  ])('S1 displays the next page without animation if the old picture %s', (_case, before) => {
    before();
    const shown = jest.fn();
    viewTransition([PRODUCT, LIST], shown);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(transitions).toEqual([]);
  });

  it('does not animate with reduced motion', () => {
    reducesMotion = true;
    show(item(PRODUCT, 'card'));
    const shown = jest.fn();
    viewTransition([PRODUCT, LIST], shown);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(transitions).toEqual([]);
  });

  it('displays the next page in browsers without view transitions', () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    show(item(PRODUCT, 'card'));
    const shown = jest.fn();
    viewTransition([PRODUCT, LIST], shown);
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
