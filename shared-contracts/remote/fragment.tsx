import {
  Suspense,
  use,
  useDeferredValue,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useOriginalTexts } from '../ui/translation/tolerate-translation.ts';
import type { FragmentName, FragmentProps, RemoteName } from './fragments.ts';
import { RegionBoundary } from './region-boundary.tsx';
import { useShop } from './shop-context.tsx';

/** Every team's every fragment with its own props: a wrong pair of team and name does not type-check. */
type Props = {
  [N in RemoteName]: {
    [F in FragmentName<N>]: {
      of: N;
      name: F;
      /** Shown while the fragment's code loads; same size as the fragment, to avoid layout shifts. */
      fallback: ReactNode;
      /** Shown instead of the notice with Retry where the fragment cannot be had. */
      whenFailed?: ReactNode;
    } & FragmentProps[N][F];
  }[FragmentName<N>];
}[RemoteName];

/** The region itself. The same props return the same element, which React does not render again. */
const useRegion = (props: Props) =>
  useMemo(() => {
    const { of, name, fallback, whenFailed: _, ...rest } = props;
    return (
      <Suspense fallback={fallback}>
        <LoadedFragment of={of} name={name} props={rest} />
      </Suspense>
    );
  }, [props]);

/**
 * Another team's piece inside a page of ours, with its own waiting state, error boundary and Retry: whatever
 * happens to that team's remote, the page around it stands.
 */
export const Fragment = (props: Props) => {
  const { of, name, whenFailed } = props;
  // Defers new props: applied at once, they would empty a region before its hydration and shift the content below.
  const region = useRegion(useDeferredValue(props));
  const { remotes } = useShop();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    remotes.retry(of);
    setAttempt(attempt + 1);
  };
  return (
    <RegionBoundary key={attempt} team={of} region={name} onRetry={retry} whenFailed={whenFailed}>
      {region}
    </RegionBoundary>
  );
};

const LoadedFragment = ({ of, name, props }: { of: RemoteName; name: string; props: object }) => {
  const loadable = useShop().remotes.fragment(of, name as never);
  const Piece = use(loadable.promise as Promise<ComponentType<object>>);
  useOriginalTexts(name);
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  return <Piece {...props} />;
};
