import { isPlainClick, useGoTo, type ShopPath } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { useHydrated } from '@shop/contracts/ui';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

/** Always the same object: another one React would write into the element, and wipe out what is there. */
const AS_IT_IS = { __html: '' };

/** Whether the page on view came as a document with such regions, whose code is not to be fetched. */
export const isTakenOver = (): boolean =>
  process.env.TARGET === 'web' && document.querySelector('[data-static]') !== null;

/** Follows the links of a region whose code is not there: to pages of the shop without a new document. */
const useFollow = () => {
  const goTo = useGoTo();
  const { prefix } = useAppSelector(selectMarketContext);
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const path = link?.getAttribute('href') ?? '';
    if (!path.startsWith(`${prefix}/`) || link?.target || !isPlainClick(event)) return;
    event.preventDefault();
    goTo(path.slice(prefix.length) as ShopPath);
  };
};

/**
 * A part of a page that is read and never behaves: where the page comes as a document, its code and its texts cost
 * nothing. The server renders it; the browser that takes the document over leaves it as it is, without its code. Only
 * where the page is reached by a navigation in the browser, the code is loaded, and `placeholder` holds its place.
 *
 * In the page's `load`: `await thing.prepare()` (nothing while a document is taken over), and the name of its chunk in `styles` of the
 * result, so that the document carries its sheet. In the page: `<thing.Region key={code} … />`; once it came with a
 * document it does not follow its props. Links of the shop are followed without a new document (`Link` or `a`). Nothing
 * else in it works, so: no state, no effects, no handlers. `<details>` and forms work without any.
 *
 * No HTML is ever written in the browser, where Trusted Types are enforced.
 *
 * @param load the component, an `import()` with a `webpackChunkName` that begins with `page-`; texts that only it needs it brings by a
 *   `MessagesProvider` of its own. In a browser where it fails the region stays empty.
 */
export const staticRegion = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loaded: ComponentType<P> | undefined;
  const loadContent = async () => (loaded ??= await load());

  const Content = ({ props, placeholder }: { props: P; placeholder: ReactNode }) => {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [waiting, setWaiting] = useState(useHydrated());
    useEffect(() => {
      loadContent().then(
        (it) => setLoaded(() => it),
        () => setWaiting(false),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return waiting ? placeholder : null;
  };

  const Region = ({ placeholder, ...props }: P & { placeholder: ReactNode }) => {
    const hydrated = useHydrated();
    const [ofDocument, setOfDocument] = useState(process.env.TARGET === 'web' && !hydrated);
    const place = useRef<HTMLDivElement>(null);
    const follow = useFollow();
    useEffect(() => {
      // The server could not load it.
      if (!place.current?.hasChildNodes()) setOfDocument(false);
    }, []);
    if (!ofDocument)
      return (
        <div key="rendered" data-static={process.env.TARGET === 'web' ? undefined : ''}>
          <Content props={props as unknown as P} placeholder={placeholder} />
        </div>
      );
    return (
      // What is pressed is a link inside, by keyboard too.
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div
        key="document"
        data-static=""
        ref={place}
        onClick={follow}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_IT_IS}
      />
    );
  };

  const prepare = async (): Promise<void> => {
    if (!isTakenOver()) await loadContent().catch(() => undefined);
  };

  return { Region, prepare };
};
