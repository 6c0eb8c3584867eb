import { Plus } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { RichText } from '../../components/ui/RichText.tsx';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';

interface FaqItemProps {
  /** Opening an item closes the others of its group; the browser does so itself. */
  group: string;
  question: string;
  /** HTML */
  answer: string;
}

function showWhenOpened({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  currentTarget.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** A question that expands to its answer, with or without script; scrolls into view on opening. */
export function FaqItem({ group, question, answer }: FaqItemProps) {
  return (
    <details
      name={group}
      onToggle={showWhenOpened}
      className="group border-b border-kerf"
      suppressHydrationWarning
    >
      <summary className="flex items-start justify-between gap-4 py-4 font-display text-lg leading-snug font-semibold hover:text-brand">
        <span>{question}</span>
        <Plus
          aria-hidden="true"
          size={20}
          strokeWidth={1.5}
          className="mt-1 shrink-0 text-scorch transition-transform group-open:rotate-45"
        />
      </summary>
      <RichText html={answer} className="pb-6" />
    </details>
  );
}
