import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useHydrated } from '../layout/use-hydrated.ts';

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

/** Without script the hash selects: the targeted panel is shown, otherwise the first. */
const SCRIPTLESS = {
  first: 'group-has-[[role=tabpanel]:target]/tabs:not-target:hidden',
  other: 'not-target:hidden',
} as const;

/**
 * Tabs. Arrow keys follow the reading direction; Home and End jump. Each tab is a link to its panel, so that
 * all are reachable before hydration and without script.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState<string>();
  const panelId = (tab: Tab) => `${base}-panel-${tab.id}`;
  // Keeps the panel that the hash had selected before hydration.
  const hash = hydrated && wanted === undefined ? window.location.hash : '';
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === wanted || hash === `#${panelId(tab)}`),
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
      ' ': tabs.findIndex((tab) => `${base}-tab-${tab.id}` === document.activeElement?.id),
    }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    select(goal);
  };
  const press = (event: MouseEvent, tab: Tab) => {
    event.preventDefault();
    setWanted(tab.id);
  };
  return (
    <div className="group/tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={steer}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-kerf"
      >
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            href={`#${panelId(tab)}`}
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={index === selected}
            aria-controls={panelId(tab)}
            tabIndex={index === selected ? 0 : -1}
            onClick={(event) => press(event, tab)}
            className="relative flex min-h-11 shrink-0 items-center px-4 font-semibold text-ink-soft transition-colors -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:scale-x-0 rtl:after:origin-right after:bg-scorch after:transition-transform hover:text-ink aria-selected:text-ink aria-selected:after:scale-x-100"
          >
            {tab.title}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab)}
          aria-labelledby={`${base}-tab-${tab.id}`}
          tabIndex={0}
          hidden={hydrated && index !== selected}
          className={classNames('py-6', !hydrated && SCRIPTLESS[index === 0 ? 'first' : 'other'])}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
