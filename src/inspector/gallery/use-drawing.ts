import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Drawing } from '../charts/chart-layout.ts';
import { drawingOf } from '../charts/drawings.ts';

/** The drawing of a machine; null until it is there. */
export function useDrawing(machine: AnyStateMachine | null): Drawing | null {
  const [drawn, setDrawn] = useState<{ machine: AnyStateMachine; drawing: Drawing } | null>(null);
  useEffect(() => {
    if (!machine) return;
    let isWanted = true;
    drawingOf(machine).then(
      (drawing) => isWanted && setDrawn({ machine, drawing }),
      (error: unknown) => console.error(error),
    );
    return () => void (isWanted = false);
  }, [machine]);
  return drawn?.machine === machine ? drawn.drawing : null;
}
