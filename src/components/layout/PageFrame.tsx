import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Id of the main landmark: target of the skip link, and of the focus after a navigation. */
export const MAIN_ID = 'main';

interface PageFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame around every screen: skip link, header, main, footer. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-cut focus:border focus:border-edge focus:bg-surface focus:px-4 focus:py-2 focus:font-semibold"
      >
        <Trans comment="First link of each page, for the keyboard: past the menu to what the page is about">
          Skip to content
        </Trans>
      </a>
      {header}
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </div>
  );
}
