import { useEffect, useRef } from 'react';

interface InlineCodeProps {
  /** Markup saved by an administrator; the host has removed its scripts. */
  markup: string;
  /** URL of those scripts; `null` when there are none. */
  script: string | null;
}

/** Custom code that is part of its page. Its scripts run after hydration, on each opening (A69). */
export function InlineCode({ markup, script }: InlineCodeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (script === null) return;
    const element = document.createElement('script');
    element.src = script;
    box.current?.after(element);
    return () => element.remove();
  }, [script]);
  return <div ref={box} dangerouslySetInnerHTML={{ __html: markup }} />;
}
