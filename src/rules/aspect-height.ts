/**
 * The height (px) of a picture `width` px wide (IMG-02): 300 at `4x3` is 225.
 * @returns undefined when the aspect has no ratio (`original`)
 */
export function aspectHeight(width: number, aspect: string): number | undefined {
  const ratio = aspect === 'Square' ? ['', '1', '1'] : /^(\d+)x(\d+)$/.exec(aspect);
  const across = Number(ratio?.[1]);
  const down = Number(ratio?.[2]);
  return across > 0 && down > 0 ? Math.max(1, Math.round((width * down) / across)) : undefined;
}
