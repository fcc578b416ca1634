import { Component, type ReactNode } from 'react';
import { RegionFallback } from '../ui/feedback/region-fallback.tsx';
import type { RemoteName } from './fragments.ts';
import { failureReference } from './failure-reference.ts';
import { isNotLoaded } from './loadable.ts';

interface Props {
  team: RemoteName | 'shell';
  region: string;
  onRetry: () => void;
  /** What can still be shown below the notice when the region failed. */
  remains?: ReactNode;
  /** Shown instead of the notice when the region failed. */
  whenFailed?: ReactNode;
  children: ReactNode;
}

/** Its code or data did not come, or it threw while it was rendered: then with the name the failure is reported under. */
type Failed = 'not-loaded' | { reference: string } | null;

/** Keeps a failure of one team's region inside that region. `data-team` also feeds the boundary toggle. */
export class RegionBoundary extends Component<Props, { failed: Failed }> {
  override state = { failed: null as Failed };

  static getDerivedStateFromError = (error: unknown): { failed: Failed } => ({
    failed: isNotLoaded(error) ? 'not-loaded' : { reference: failureReference() },
  });

  override render() {
    const { team, region, onRetry, remains, whenFailed, children } = this.props;
    const { failed } = this.state;
    return (
      <div data-team={team} data-region={region} style={{ display: 'contents' }}>
        {failed ? (
          <>
            {whenFailed ?? (
              <RegionFallback {...(failed !== 'not-loaded' && failed)} onRetry={onRetry} />
            )}
            {remains}
          </>
        ) : (
          children
        )}
      </div>
    );
  }
}
