import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { saveBlob } from '../../components/ui/save-blob.ts';
import type { Drawing } from '../charts/chart-layout.ts';
import { mermaidOf } from '../charts/chart-mermaid.ts';
import { scxmlOf } from '../charts/chart-scxml.ts';
import { svgOf } from '../charts/chart-svg.ts';
import { machineJson } from '../charts/machine-json.ts';

interface ExportButtonsProps {
  machine: AnyStateMachine;
  drawing: Drawing;
}

/** Exports a machine as a drawing, or in formats for other tools. */
export function ExportButtons({ machine, drawing }: ExportButtonsProps) {
  const [saved, setSaved] = useState('');
  const formats = [
    { name: 'SVG', file: `${machine.id}.svg`, type: 'image/svg+xml', make: () => svgOf(drawing) },
    { name: 'Mermaid', file: `${machine.id}.mmd`, type: 'text/plain', make: () => mermaidOf(drawing.chart) },
    {
      name: 'SCXML',
      file: `${machine.id}.scxml`,
      type: 'application/scxml+xml',
      make: () => scxmlOf(machine),
    },
    {
      name: 'XState JSON',
      file: `${machine.id}.json`,
      type: 'application/json',
      make: () => JSON.stringify(machineJson(machine), null, 2),
    },
  ];
  return (
    <fieldset className="exports">
      <legend>Save as</legend>
      {formats.map(({ name, file, type, make }) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            saveBlob(new Blob([make()], { type }), file);
            setSaved(`${file} is saved.`);
          }}
        >
          {name}
        </button>
      ))}
      <span role="status">{saved}</span>
    </fieldset>
  );
}
