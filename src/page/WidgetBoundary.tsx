import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { WidgetNotice } from './WidgetNotice.tsx';

interface WidgetBoundaryProps {
  type: string;
  children: ReactNode;
}

/** Keeps a widget that crashes from taking its page along; React reports the error (PGR-17). */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    // On the server, where React knows no such boundary, the widget is missing then, and a browser tries again.
    if (problem === null) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    return <WidgetNotice type={this.props.type} problems={[problem]} />;
  }
}
