import { Suspense, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { RegionBoundary } from '@shop/contracts/remote';
import { PageParamsProvider, useLocation } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { placeOf } from '../boot/place-of.ts';
import type { Pages, Place } from '../pages/page-resource.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { PageSettled } from './page-settled.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Remains } from './remains.tsx';

interface Props {
  pages: Pages;
  /** What the server rendered of the first page: still shown when that page's code cannot be had. */
  rendering?: DocumentFragment | undefined;
  /** Whether the document holds only the frame: the first render must then be the skeleton it shows. */
  frame: boolean;
}

const usePlace = (): Place => {
  const location = useLocation();
  const { prefix } = useAppSelector(selectMarketContext);
  return useMemo(() => ({ ...placeOf(location, prefix), key: location.key }), [location, prefix]);
};

/** The page's region: the old page stays until the next one is ready. */
export const PageOutlet = ({ pages, frame, rendering }: Props) => {
  const place = usePlace();
  const [first] = useState(place);
  const shown = useDeferredValue(place);
  const [framed, setFramed] = useState(frame);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => setFramed(false), []);
  if (framed) return <PageSkeleton />;
  const team = pages.match(shown)?.remote ?? 'shell';
  const retry = () => {
    pages.retry(shown);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <ProgressLine active={shown !== place} />
      <Suspense fallback={<PageSkeleton />}>
        <RegionBoundary
          key={`${shown.key} ${shown.rest} ${attempt}`}
          team={team}
          region="page"
          onRetry={retry}
          remains={rendering && shown === first ? <Remains of={rendering} /> : undefined}
        >
          <CurrentPage pages={pages} place={shown} />
        </RegionBoundary>
      </Suspense>
    </>
  );
};

const CurrentPage = ({ pages, place }: { pages: Pages; place: Place }) => {
  const loadable = pages.get(place);
  if (loadable.status === 'failed') throw loadable.error;
  const outcome = loadable.status === 'ready' ? loadable.value : use(loadable.promise);
  if ('notFound' in outcome) {
    return (
      <PageSettled>
        <NotFoundPage />
      </PageSettled>
    );
  }
  const { Page, matched, result } = outcome;
  return (
    <PageSettled result={result}>
      <PageParamsProvider params={matched.params}>
        <Page />
      </PageParamsProvider>
    </PageSettled>
  );
};
