/** A circling laser dot in the text colour. Not announced: the busy element does so itself. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`animate-spin ${className}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" strokeWidth="1.5" opacity="0.3" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="18" cy="10" r="1.75" fill="currentColor" stroke="none" />
    </svg>
  );
}
