import type { ReactNode } from 'react';

interface AccountFrameProps {
  heading: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** The narrow card for login, sign-up and password screens. */
export function AccountFrame({ heading, intro, children }: AccountFrameProps) {
  return (
    <div className="mx-auto w-full max-w-md px-6 py-10 md:py-16">
      <div className="rounded-cut border border-kerf bg-surface p-6 shadow-contact md:p-8">
        <h1 className="font-display text-3xl font-bold">{heading}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}
