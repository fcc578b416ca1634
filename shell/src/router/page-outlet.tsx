import { Suspense, use, useMemo, useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { RegionBoundary } from '@shop/contracts/remote';
import { OwnLocation, PageParamsProvider } from '@shop/contracts/routing';
import { Skeleton, useHydrated, useOriginalTexts, VisuallyHidden } from '@shop/contracts/ui';
import type { PageLocation } from './page-location.ts';
import type { PageLoader } from './page-loader.ts';
import { PageSettled } from './page-settled.tsx';
import skeleton from './page-skeleton.module.css';
import progress from './progress-line.module.css';
import { StaticFallback } from './static-fallback.tsx';
import { useDisplayedPage } from './use-displayed-page.ts';

/** Placeholder of a page while its code or data is loading. */
const PageSkeleton = () => (
  <div className={skeleton.skeleton} aria-busy="true">
    <VisuallyHidden>
      <span role="status">
        <FormattedMessage id="shell.loading" />
      </span>
    </VisuallyHidden>
    <Skeleton width="14rem" height="2.5rem" />
    <Skeleton lines={4} />
    <Skeleton height="16rem" />
  </div>
);

interface Props {
  pages: PageLoader;
  /** Server-rendered HTML of the first page: shown if that page's code fails to load. */
  serverHtml?: DocumentFragment | undefined;
  /** Whether the document holds only the frame: the first render must match its skeleton. */
  frame: boolean;
}

/** The page region. Keeps the old page until the next one is ready. */
export const PageOutlet = ({ pages, frame, serverHtml }: Props) => {
  const { displayed, location, pending } = useDisplayedPage(pages);
  const [first] = useState(displayed);
  const hydrated = useHydrated();
  const [attempt, setAttempt] = useState(0);
  // The same element as long as the page is the same: a synchronous update would empty a region that is not hydrated yet.
  const region = useMemo(() => {
    const initial = displayed === first;
    const retry = () => {
      pages.retry(displayed);
      setAttempt(attempt + 1);
    };
    return (
      <Suspense fallback={<PageSkeleton />}>
        <RegionBoundary
          key={`${displayed.key} ${displayed.rest} ${attempt}`}
          team={pages.match(displayed)?.remote ?? 'shell'}
          region="page"
          onRetry={retry}
          remains={serverHtml && initial ? <StaticFallback html={serverHtml} /> : undefined}
        >
          <OwnLocation location={location}>
            <CurrentPage pages={pages} location={displayed} initial={initial} />
          </OwnLocation>
        </RegionBoundary>
      </Suspense>
    );
  }, [pages, displayed, first, location, attempt, serverHtml]);
  if (frame && !hydrated) return <PageSkeleton />;
  return (
    <>
      <div className={progress.line} data-active={pending || undefined} aria-hidden="true" />
      {region}
    </>
  );
};

interface CurrentPageProps {
  pages: PageLoader;
  location: PageLocation;
  initial: boolean;
}

const CurrentPage = ({ pages, location, initial }: CurrentPageProps) => {
  const outcome = use(pages.get(location).promise);
  useOriginalTexts('page');
  if ('notFound' in outcome) {
    const { notFound: Missing } = outcome;
    return (
      <PageSettled location={location} initial={initial}>
        <Missing />
      </PageSettled>
    );
  }
  const { Page, matched, result } = outcome;
  return (
    <PageSettled location={location} initial={initial} result={result}>
      <PageParamsProvider params={matched.params}>
        <Page />
      </PageParamsProvider>
    </PageSettled>
  );
};
