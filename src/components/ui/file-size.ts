const KILO = 1000;

/** A number of bytes as text: `640 kB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))} kB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}
