import { isPlainClick, useGoTo, type ShopPath } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { useServerRendered } from '@shop/contracts/ui';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

/** A constant object: for a new one React would overwrite the element's content. */
const UNCHANGED = { __html: '' };

/** Whether the page arrived as a document with static regions, whose code must not load. */
export const hasStaticRegions = (): boolean =>
  process.env.TARGET === 'web' && document.querySelector('[data-static]') !== null;

/** Follows links of a region without its code: to pages of the shop without a new document. */
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
 * A region without behavior, whose code and texts do not load when the page arrives as a document. The server
 * renders it, and the hydrating browser leaves it as it is. Only after a navigation in the browser does the code
 * load, behind `placeholder`.
 *
 * In the page's `load`: call `await region.prepare()` (does nothing during hydration) and add its chunk name to
 * `styles` of the result, so that the document includes its style sheet. In the page: `<region.Region key={code} …
 * />`. A hydrated region ignores changed props. Links of the shop (`Link` or `a`) are followed without a new
 * document. Nothing else works inside: no state, no effects, no handlers. `<details>` and forms work without code.
 *
 * The browser never writes HTML, because Trusted Types are enforced.
 *
 * @param load the component, an `import()` with a `webpackChunkName` that starts with `page-`. Texts used only by
 * it come with a `MessagesProvider` of its own. If it fails in a browser, the region stays empty.
 */
export const staticRegion = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loaded: ComponentType<P> | undefined;
  const loadContent = async () => (loaded ??= await load());

  const Content = ({ props, placeholder }: { props: P; placeholder: ReactNode }) => {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [waiting, setWaiting] = useState(!useServerRendered());
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
    const serverRendered = useServerRendered();
    const [ofDocument, setOfDocument] = useState(process.env.TARGET === 'web' && serverRendered);
    const place = useRef<HTMLDivElement>(null);
    const follow = useFollow();
    useEffect(() => {
      // The server could not render it.
      if (!place.current?.hasChildNodes()) setOfDocument(false);
    }, []);
    if (!ofDocument)
      return (
        <div key="rendered" data-static={process.env.TARGET === 'web' ? undefined : ''}>
          <Content props={props as unknown as P} placeholder={placeholder} />
        </div>
      );
    return (
      // The click comes from a link inside, which also works by keyboard.
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div
        key="document"
        data-static=""
        ref={place}
        onClick={follow}
        suppressHydrationWarning
        dangerouslySetInnerHTML={UNCHANGED}
      />
    );
  };

  const prepare = async (): Promise<void> => {
    if (!hasStaticRegions()) await loadContent().catch(() => undefined);
  };

  return { Region, prepare };
};
