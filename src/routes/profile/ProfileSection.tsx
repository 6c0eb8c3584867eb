import type { ReactNode } from 'react';

interface ProfileSectionProps {
  id: string;
  heading: ReactNode;
  children: ReactNode;
}

/** A card of the profile with its heading. */
export function ProfileSection({ id, heading, children }: ProfileSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-cut border border-kerf bg-surface p-4 shadow-contact sm:p-6"
    >
      <h2 id={id} tabIndex={-1} className="font-display text-xl font-semibold">
        {heading}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
