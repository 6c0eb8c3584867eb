interface Run {
  commit: string;
  at: string;
}

/** The runs a report is based on; `null` for none. */
export interface Runs {
  memory: Run | null;
  browser: Run | null;
}

/** Date and commit of a report's runs: `In memory: 2026-11-25 16:04 UTC, at abc1234`. */
export function runLabels({ memory, browser }: Runs): string[] {
  const labelsOf = (where: string, run: Run | null, note = '') =>
    run ? [`${where}: ${run.at.slice(0, 16).replace('T', ' ')} UTC, at ${run.commit}${note}`] : [];
  const isOther = memory !== null && browser !== null && memory.commit !== browser.commit;
  return [
    ...labelsOf('In memory', memory),
    ...labelsOf('In the browser', browser, isOther ? ', which is another commit' : ''),
  ];
}
