import { Suspense, use, useState } from 'react';
import { RegionBoundary } from '@shop/contracts/remote';
import { OwnLocation, PageParamsProvider } from '@shop/contracts/routing';
import { useHydrated } from '@shop/contracts/ui';
import type { Pages, Place } from '../pages/page-resource.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
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
  if (frame && !hydrated) return <PageSkeleton />;
  const own = shown === first;
  const team = pages.match(shown)?.remote ?? 'shell';
  const retry = () => {
    pages.retry(shown);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <ProgressLine active={waiting} />
      <Suspense fallback={<PageSkeleton />}>
        <RegionBoundary
          key={`${shown.key} ${shown.rest} ${attempt}`}
          team={team}
          region="page"
          onRetry={retry}
          remains={rendering && own ? <Remains of={rendering} /> : undefined}
        >
          <OwnLocation location={location}>
            <CurrentPage pages={pages} place={shown} own={own} />
          </OwnLocation>
        </RegionBoundary>
      </Suspense>
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
  if ('notFound' in outcome) {
    return (
      <PageSettled place={place} own={own}>
        <NotFoundPage />
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
