import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';

/**
 * Increase this whenever the same scene would give different pixels: every drawing's hash changes with it.
 */
export const ENGINE_VERSION = 4;

/**
 * The content hash of a drawing: of its scene, regardless of key order, and of the engine's version.
 * @returns 32 lower-case hex digits
 */
export function sceneHash(scene: Scene, engineVersion: number = ENGINE_VERSION): string {
  return createHash('sha256')
    .update(`${engineVersion}\n${canonicalJson(scene)}`)
    .digest('hex')
    .slice(0, 32);
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${entries.join(',')}}`;
}
