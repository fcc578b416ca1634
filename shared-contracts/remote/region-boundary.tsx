import { Component, type ReactNode } from 'react';
import { RegionFallback } from '../ui/region-fallback.tsx';
import type { RemoteName } from './fragments.ts';

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

/** Keeps a failure of one team's region inside that region. `data-team` also feeds the boundary toggle. */
export class RegionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    const { team, region, onRetry, remains, whenFailed, children } = this.props;
    return (
      <div data-team={team} data-region={region} style={{ display: 'contents' }}>
        {this.state.failed ? (
          <>
            {whenFailed ?? <RegionFallback onRetry={onRetry} />}
            {remains}
          </>
        ) : (
          children
        )}
      </div>
    );
  }
}
