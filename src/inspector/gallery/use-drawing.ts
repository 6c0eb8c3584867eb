import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Drawing } from '../charts/chart-layout.ts';
import { drawingOf } from '../charts/drawings.ts';

interface Drawn {
  machine: AnyStateMachine;
  drawing: Drawing | null;
  problem: unknown;
}

/** Loads the drawing of a machine; `null` until loaded. Throws during rendering when that fails. */
export function useDrawing(machine: AnyStateMachine | null): Drawing | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (!machine) return;
    let isWanted = true;
    drawingOf(machine).then(
      (drawing) => isWanted && setDrawn({ machine, drawing, problem: null }),
      (problem: unknown) => isWanted && setDrawn({ machine, drawing: null, problem }),
    );
    return () => void (isWanted = false);
  }, [machine]);
  if (drawn?.machine !== machine) return null;
  if (drawn?.problem) throw drawn.problem;
  return drawn?.drawing ?? null;
}
