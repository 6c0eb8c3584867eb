import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Name of the content for the message: `The chart`. */
  what: string;
  children: ReactNode;
}

/** Shows an error message instead of its content when that crashes. */
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
