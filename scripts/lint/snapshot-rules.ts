import { isTestFile } from './violation.ts';
import type { Violation } from './violation.ts';

/** A state path as text or object; `element.matches` uses a selector in a constant instead. */
const MATCHES_STATE = /\.matches\(\s*(?:\{|['"`][a-z]\w*['"`])/;

/** The variables in a file that hold a machine's snapshot. */
function snapshotNames(source: string): string[] {
  const ofMachines = [...source.matchAll(/\bconst \[\s*(\w+)[^\]]*\]\s*=\s*useMachine\(/g)];
  return ['snapshot', ...ofMachines.map(([, name = '']) => name)];
}

/** State paths outside of the machines and the inspector: screens must use tags, `can` and selectors. */
export function snapshotViolations(file: string, source: string): Violation[] {
  if (!/^src\/(?!machines\/|inspector\/).*\.tsx?$/.test(file) || isTestFile(file)) return [];
  const ofSnapshot = new RegExp(
    String.raw`(?:(?<!\w)(?:${snapshotNames(source).join('|')})|getSnapshot\(\))\??\.(?:matches\(|value\b)`,
  );
  return source.split('\n').flatMap((text, index) => {
    const found = MATCHES_STATE.exec(text) ?? ofSnapshot.exec(text);
    if (!found) return [];
    const message = `${found[0]} asks a machine for the path of a state: use hasTag, can or a selector`;
    return [{ file, line: index + 1, message }];
  });
}
