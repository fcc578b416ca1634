import { Component, type ReactNode } from 'react';

/** The last resort (S14): whatever broke outside a region shows the error page instead of nothing. */
export class PageErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
