import { Component, type ReactNode } from 'react';
import { failureReference } from '@shop/contracts/remote';

interface Props {
  /** @param reference - the name the failure is reported under */
  fallback: (reference: string) => ReactNode;
  children: ReactNode;
}

/** The last resort (S14): whatever broke outside a region shows the error page instead of nothing. */
export class PageErrorBoundary extends Component<Props, { failed: { reference: string } | null }> {
  override state = { failed: null as { reference: string } | null };

  static getDerivedStateFromError = () => ({ failed: { reference: failureReference() } });

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.reference) : this.props.children;
  }
}
