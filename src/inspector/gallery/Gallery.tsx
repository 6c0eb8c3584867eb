import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { catalogue, machineOf } from '../charts/catalogue.ts';
import { OpenRecording } from '../live/OpenRecording.tsx';
import type { Recording } from '../recording/recording.ts';
import { useCoverage } from './coverage.ts';
import type { CoverageReport } from './coverage.ts';
import { MachineCard } from './MachineCard.tsx';
import { searchMachines } from './search-machines.ts';
import { useHash } from './use-hash.ts';

/** Panning and zooming code is loaded with the first opened chart. */
const MachinePage = lazy(async () => ({ default: (await import('./MachinePage.tsx')).MachinePage }));

const LivePage = lazy(async () => ({ default: (await import('../live/LivePage.tsx')).LivePage }));

/** All machines of the shop, the one in the URL, or an opened recording. */
export function Gallery() {
  const [id = '', state = null] = useHash().split('/', 2);
  const open = machineOf(id);
  const coverage = useCoverage();
  const [recording, setRecording] = useState<Recording | null>(null);
  useEffect(() => {
    document.title = open ? `${open.machine.id} · Machines` : 'Machines';
  }, [open]);
  if (open)
    return (
      <Suspense fallback={<p role="status">Opening {id} …</p>}>
        <MachinePage key={id} entry={open} focus={state} coverage={coverage} />
      </Suspense>
    );
  if (recording)
    return (
      <Suspense fallback={<p role="status">Opening the recording …</p>}>
        <LivePage recording={recording} />
      </Suspense>
    );
  return <Overview missing={id} coverage={coverage} onOpen={setRecording} />;
}

interface OverviewProps {
  /** The id in the URL if no machine has it. */
  missing: string;
  coverage: CoverageReport;
  onOpen: (recording: Recording) => void;
}

function Overview({ missing, coverage, onOpen }: OverviewProps) {
  const [problem, setProblem] = useState('');
  const [query, setQuery] = useState('');
  const found = searchMachines(useDeferredValue(query));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      document.getElementById('search')?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <main className="gallery">
      <header className="bar">
        <h1>Machines</h1>
        <label className="search">
          Search states, events, guards
          <input
            id="search"
            type="search"
            value={query}
            aria-keyshortcuts="/"
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <a href="/dev/machines/live">Watch a running shop</a>
        <OpenRecording onRead={(read) => (read.ok ? onOpen(read.recording) : setProblem(read.problem))} />
        <p role="status">
          {found.length} of {catalogue.length} machines
        </p>
      </header>
      {missing !== '' && <p role="alert">There is no machine {missing}. These are all that there are:</p>}
      {problem !== '' && <p role="alert">{problem}</p>}
      <ul className="cards">
        {found.map(({ entry, hits }) => (
          <MachineCard key={entry.machine.id} entry={entry} hits={hits} coverage={coverage} />
        ))}
      </ul>
    </main>
  );
}
