import { useEffect, useState } from 'react';
import { createText, useText } from '@shop/contracts/i18n';
import type { MarketContext } from '@shop/contracts/market';
import {
  RegionBoundary,
  type Messages,
  type PageModule,
  type RemoteModule,
} from '@shop/contracts/remote';
import {
  matchPath,
  OwnLocation,
  PageParamsProvider,
  useLocation,
  useNavigate,
  type Location,
} from '@shop/contracts/routing';
import type { AppStore, ShopConfig } from '@shop/contracts/store';
import { Skeleton } from '@shop/contracts/ui';

export interface StandaloneSetup {
  remote: RemoteModule;
  messages: Messages;
  store: AppStore;
  config: ShopConfig;
  context: MarketContext;
}

interface CurrentPage {
  /** The location of this page; the URL may already belong to the next one. */
  location: Location;
  Page: PageModule['Page'];
  params: Readonly<Record<string, string>>;
  /** Title of the shell's own page when that replaces the remote's. */
  missing?: string;
}

const paramsOf = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
  );

const matchOf = ({ remote, context }: StandaloneSetup, pathname: string) => {
  for (const { id, path } of remote.routes) {
    const match = matchPath({ path: `${context.prefix}/${path}`, end: true }, pathname);
    if (match) return { id, params: paramsOf(match.params) };
  }
  return null;
};

/** Loads the screen of an address the way the shell does, and shows it. */
export const StandalonePage = ({ setup }: { setup: StandaloneSetup }) => {
  const location = useLocation();
  const { pathname, search, key } = location;
  const navigate = useNavigate();
  const [visible, setVisible] = useState<CurrentPage | null>(null);
  const [failed, setFailed] = useState<{ of: string; error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const tried = `${key} ${attempt}`;

  useEffect(() => {
    let current = true;
    const show = async () => {
      const { remote, messages, store, config, context } = setup;
      const match = matchOf(setup, pathname);
      const page = match && (await remote.pages[match.id]?.());
      if (!match || !page) return setVisible(null);
      const { params } = match;
      const text = createText(context.locale, messages);
      const query = new URLSearchParams(search);
      const result = await page.load({ ...context, store, config, params, query, text });
      if (!current) return;
      if ('location' in result) return navigate(result.location, { replace: true });
      document.title = result.head.title;
      const isShells = 'page' in result && result.page === 'shell';
      const missing = isShells ? { missing: result.head.title } : {};
      setVisible({ location, Page: page.Page, params, ...missing });
      window.scrollTo(0, 0);
    };
    show().catch((error: unknown) => current && setFailed({ of: tried, error }));
    return () => {
      current = false;
    };
  }, [setup, pathname, search, location, navigate, tried]);

  const retry = () => setAttempt(attempt + 1);
  if (!matchOf(setup, pathname)) return <OtherRemote />;
  return (
    <RegionBoundary
      key={`${visible?.location.key} ${attempt}`}
      team={setup.remote.name}
      region="page"
      onRetry={retry}
    >
      {failed?.of === tried ? (
        <Raise error={failed.error} />
      ) : visible ? (
        <PageView key={visible.location.key} {...visible} />
      ) : (
        <Skeleton lines={8} />
      )}
    </RegionBoundary>
  );
};

const PageView = ({ location, Page, params, missing }: CurrentPage) => (
  <OwnLocation location={location}>
    <PageParamsProvider params={params}>
      {missing && <h1>{missing}</h1>}
      <Page />
    </PageParamsProvider>
  </OwnLocation>
);

/** In the place of a screen of another team: there is nothing here that could come. */
const OtherRemote = () => {
  const text = useText();
  const title = text('standalone.elsewhere.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <h1>{title}</h1>
      <p>{text('standalone.elsewhere.text')}</p>
    </>
  );
};

/** Hands a failure of loading to the boundary around it. */
const Raise = ({ error }: { error: unknown }): never => {
  throw error;
};
