/** A tick that burns itself in when it appears ('Added to cart'). Decorative. */
export function SuccessCheck({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`burn-tick ${className}`} fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8.5" stroke="currentColor" strokeWidth="1" opacity="0.4" />
      <path
        d="M5.5 10.5 9 14l6-7.5"
        pathLength="1"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
