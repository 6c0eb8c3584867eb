import { useState } from 'react';
import { decodedHash } from '../view/decoded-hash.ts';
import { machineIdOf } from './machine-of-actor.ts';
import type { ActorInfo, Step } from './live-store.ts';
import type { LiveData } from './use-live-data.ts';
import { stepText } from './step-text.ts';

export interface View {
  /** The selected tab; `null` for all. */
  tab: string | null;
  setTab: (tab: string | null) => void;
  actors: ActorInfo[];
  actor: ActorInfo | null;
  setActor: (key: string) => void;
  filter: string;
  setFilter: (filter: string) => void;
  /** Shows only the actor's own events. */
  onlyActor: boolean;
  setOnlyActor: (only: boolean) => void;
  steps: readonly Step[];
  /** Id of the last step of the selected moment, for `snapshotAt`; Infinity when following the newest. */
  upTo: number;
  /** The selected step; `null` for the newest. */
  step: Step | null;
  setStep: (step: Step | null) => void;
  isPaused: boolean;
  pause: (isPaused: boolean) => void;
  /** Selects a step relative to the current one. */
  move: (by: number) => void;
}

const requestedTab = () => new URLSearchParams(window.location.search).get('tab');

/** The selected part of the store. */
export function useView({ store }: LiveData): View {
  const [tab, setTab] = useState(requestedTab);
  const [chosen, setActor] = useState<string | null>(null);
  const [filter, setFilter] = useState('');
  const [onlyActor, setOnlyActor] = useState(false);
  const { frozen, step, setStep, pause } = useMoment(store);
  const documents = store.documentsOf(tab);
  const known = frozen?.actors ?? store.actors;
  const actors = [...known.values()].filter((actor) => documents?.has(actor.tab) ?? true);
  const actor = known.get(chosen ?? '') ?? firstOf(actors);
  const only = onlyActor ? (actor?.key ?? null) : null;
  const steps = stepsShown(store, frozen?.steps ?? store.steps, { documents, only, filter });
  const look = (next: Step | null) => {
    setStep(next);
    if (next) setActor(next.actor);
  };
  const move = (by: number) => {
    const at = step ? steps.findIndex(({ id }) => id >= step.id) : steps.length - 1;
    const next = steps[Math.min(Math.max(at + by, 0), steps.length - 1)];
    if (next) look(next);
  };
  return {
    tab,
    setTab,
    actors,
    actor,
    setActor,
    filter,
    setFilter,
    onlyActor,
    setOnlyActor,
    steps,
    upTo: step?.id ?? (frozen ? (frozen.steps.at(-1)?.id ?? -1) : Infinity),
    step,
    setStep: look,
    isPaused: frozen !== null,
    pause,
    move,
  };
}

/** The actors and steps at the time of pausing. */
interface Frozen {
  steps: readonly Step[];
  actors: ReadonlyMap<string, ActorInfo>;
}

/** The selected step, and the frozen state while paused. */
function useMoment(store: LiveData['store']) {
  const [step, setStep] = useState<Step | null>(null);
  const [frozen, setFrozen] = useState<Frozen | null>(null);
  const pause = (isPaused: boolean) => {
    const actors = () => new Map([...store.actors].map(([key, actor]) => [key, { ...actor }]));
    setFrozen(isPaused ? { steps: [...store.steps], actors: actors() } : null);
    if (!isPaused) setStep(null);
  };
  return { step, setStep, frozen, pause };
}

/** Filters steps by document, actor and text; `null` for all. */
function stepsShown(
  { actors }: LiveData['store'],
  steps: readonly Step[],
  { documents, only, filter }: { documents: ReadonlySet<string> | null; only: string | null; filter: string },
): readonly Step[] {
  const query = filter.trim().toLowerCase();
  if (documents === null && only === null && query === '') return steps;
  return steps.filter(
    (step) =>
      (documents?.has(actors.get(step.actor)?.tab ?? '') ?? true) &&
      (only === null || step.actor === only) &&
      (query === '' || stepText(step, actors).includes(query)),
  );
}

/** The newest machine with the id in the URL, or else the newest machine other than the root. */
function firstOf(actors: readonly ActorInfo[]): ActorInfo | null {
  const machines = actors.filter(({ definition, isEnded }) => definition !== null && !isEnded);
  const requested = machines.filter((actor) => machineIdOf(actor) === decodedHash());
  return requested.at(-1) ?? machines.at(-1) ?? actors.at(-1) ?? null;
}
