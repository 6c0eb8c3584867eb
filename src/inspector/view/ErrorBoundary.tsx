import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in it: `The chart`. */
  what: string;
  children: ReactNode;
}

/** Keeps a part that crashes from taking its page along, and says so. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { what, children } = this.props;
    const { problem } = this.state;
    if (problem === null) return children;
    return (
      <p role="alert">
        {what} cannot be shown: {problem}
      </p>
    );
  }
}
