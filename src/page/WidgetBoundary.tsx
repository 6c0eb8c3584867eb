import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { WidgetNotice } from './WidgetNotice.tsx';

interface WidgetBoundaryProps {
  type: string;
  children: ReactNode;
}

/** Keeps a crashing widget from breaking its page; React reports the error (PGR-17). */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    // The server ignores error boundaries: Suspense leaves the widget out, and the browser retries.
    if (problem === null) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    return <WidgetNotice type={this.props.type} problems={[problem]} />;
  }
}
