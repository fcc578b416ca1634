import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import type { FragmentName, FragmentProps, RemoteName } from './fragments.ts';
import { RegionBoundary } from './region-boundary.tsx';
import { useShop } from './shop-context.tsx';

/** Every team's every fragment with its own props: a wrong pair of team and name does not type-check. */
type Props = {
  [N in RemoteName]: {
    [F in FragmentName<N>]: {
      of: N;
      name: F;
      /** Shown while the fragment's code is on its way; same size as the fragment, so nothing shifts. */
      fallback: ReactNode;
    } & FragmentProps[N][F];
  }[FragmentName<N>];
}[RemoteName];

/**
 * Another team's piece inside a page of ours, with its own waiting state, error boundary and Retry: whatever
 * happens to that team's remote, the page around it stands.
 */
export const Fragment = (props: Props) => {
  const { of, name, fallback, ...rest } = props;
  const { remotes } = useShop();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    remotes.retry(of);
    setAttempt(attempt + 1);
  };
  return (
    <RegionBoundary key={attempt} team={of} region={name} onRetry={retry}>
      <Suspense fallback={fallback}>
        <LoadedFragment of={of} name={name} props={rest} />
      </Suspense>
    </RegionBoundary>
  );
};

const LoadedFragment = ({ of, name, props }: { of: RemoteName; name: string; props: object }) => {
  const loadable = useShop().remotes.fragment(of, name as never);
  if (loadable.status === 'failed') throw loadable.error;
  const Piece = (
    loadable.status === 'ready' ? loadable.value : use(loadable.promise)
  ) as ComponentType<object>;
  return <Piece {...props} />;
};
