import { useEffect, useRef } from 'react';

interface InlineCodeProps {
  /** Markup that an administrator has saved; the host has taken its programs out. */
  markup: string;
  /** Where those programs are; null without any. */
  script: string | null;
}

/** Code that is part of its page. Its programs run once the page is hydrated, each time that it is opened (A69). */
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
