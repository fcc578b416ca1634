import { Suspense, use, useMemo, useState } from 'react';
import { RegionBoundary } from '@shop/contracts/remote';
import { OwnLocation, PageParamsProvider } from '@shop/contracts/routing';
import { useHydrated, useOriginalTexts } from '@shop/contracts/ui';
import type { Pages, Place } from '../pages/page-resource.ts';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { PageSettled } from './page-settled.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Remains } from './remains.tsx';
import { useShownPlace } from './use-shown-place.ts';

interface Props {
  pages: Pages;
  /** What the server rendered of the first page: still shown when that page's code cannot be had. */
  rendering?: DocumentFragment | undefined;
  /** Whether the document holds only the frame: the first render must then be the skeleton it shows. */
  frame: boolean;
}

/** The page's region: the old page stays until the next one is ready. */
export const PageOutlet = ({ pages, frame, rendering }: Props) => {
  const { shown, location, waiting } = useShownPlace(pages);
  const [first] = useState(shown);
  const hydrated = useHydrated();
  const [attempt, setAttempt] = useState(0);
  // The same element as long as it is the same page: an update that could not wait would empty a region that React has
  // not taken over yet.
  const region = useMemo(() => {
    const own = shown === first;
    const retry = () => {
      pages.retry(shown);
      setAttempt(attempt + 1);
    };
    return (
      <Suspense fallback={<PageSkeleton />}>
        <RegionBoundary
          key={`${shown.key} ${shown.rest} ${attempt}`}
          team={pages.match(shown)?.remote ?? 'shell'}
          region="page"
          onRetry={retry}
          remains={rendering && own ? <Remains of={rendering} /> : undefined}
        >
          <OwnLocation location={location}>
            <CurrentPage pages={pages} place={shown} own={own} />
          </OwnLocation>
        </RegionBoundary>
      </Suspense>
    );
  }, [pages, shown, first, location, attempt, rendering]);
  if (frame && !hydrated) return <PageSkeleton />;
  return (
    <>
      <ProgressLine active={waiting} />
      {region}
    </>
  );
};

interface CurrentPageProps {
  pages: Pages;
  place: Place;
  own: boolean;
}

const CurrentPage = ({ pages, place, own }: CurrentPageProps) => {
  const outcome = use(pages.get(place).promise);
  useOriginalTexts('page');
  if ('notFound' in outcome) {
    const { notFound: Missing } = outcome;
    return (
      <PageSettled place={place} own={own}>
        <Missing />
      </PageSettled>
    );
  }
  const { Page, matched, result } = outcome;
  return (
    <PageSettled place={place} own={own} result={result}>
      <PageParamsProvider params={matched.params}>
        <Page />
      </PageParamsProvider>
    </PageSettled>
  );
};
