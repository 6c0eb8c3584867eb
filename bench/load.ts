import { runTool } from '../scripts/run-tool.ts';

export interface LoadResult {
  answersPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses other than 2xx, and broken connections. Any failure makes the numbers worthless. */
  failures: number;
}

interface AutocannonReport {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;
const SECONDS = 6;

async function fire(seconds: number, url: string, body: string | null): Promise<LoadResult> {
  const post = body === null ? [] : ['-m', 'POST', '-H', 'content-type=application/json', '-b', body];
  const options = ['-c', String(CONNECTIONS), '-d', String(seconds), '-H', 'accept-encoding=br', ...post];
  const { ok, output } = await runTool('autocannon', ['--json', '--no-progress', ...options, url]);
  const json = output.split('\n').find((line) => line.startsWith('{'));
  if (!ok || json === undefined) throw new Error(`autocannon failed:\n${output}`);
  const report = JSON.parse(json) as AutocannonReport;
  return {
    answersPerSecond: Math.round(report.requests.average),
    p50Ms: report.latency.p50,
    p99Ms: report.latency.p99,
    failures: report.non2xx + report.errors,
  };
}

/** Requests one URL repeatedly over ten connections (GET or JSON body). Measures after a warm-up. */
export async function measureLoad(url: string, body: string | null = null): Promise<LoadResult> {
  await fire(WARM_UP_SECONDS, url, body);
  return fire(SECONDS, url, body);
}
