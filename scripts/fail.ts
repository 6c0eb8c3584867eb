/** Prints what went wrong, one problem a line, and lets the script end with exit code 1. */
export function fail(problems: readonly string[]): void {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exitCode = 1;
}
