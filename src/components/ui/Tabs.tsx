import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';

interface Tab {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab[];
}

/** Tabs of which only the selected one shows. Arrow keys follow the reading direction; Home and End jump. */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(tabs[0]?.id);
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === wanted),
  );
  if (tabs.length === 0) return null;

  const select = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    setWanted(tab?.id);
    if (tab) document.getElementById(`${base}-tab-${tab.id}`)?.focus();
  };
  const steer = (event: KeyboardEvent) => {
    const forward = list.current && getComputedStyle(list.current).direction === 'rtl' ? -1 : 1;
    const goal = {
      ArrowRight: selected + forward,
      ArrowLeft: selected - forward,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    select(goal);
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={steer}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-kerf"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={index === selected}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setWanted(tab.id)}
            className="relative min-h-11 shrink-0 px-4 font-semibold text-ink-soft transition-colors -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:scale-x-0 after:bg-scorch after:transition-transform hover:text-ink aria-selected:text-ink aria-selected:after:scale-x-100"
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          tabIndex={0}
          hidden={index !== selected}
          className="py-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
