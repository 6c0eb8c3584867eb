interface NamedSize {
  name: string;
}

/**
 * The size of what is chosen: the one that is named like a chosen option, else the first.
 * @param choices options by the names of their variations
 */
export function chosenSize<Size extends NamedSize>(
  sizes: readonly Size[],
  choices: Readonly<Record<string, string>>,
): Size | null {
  const chosen = new Set(Object.values(choices).map((option) => option.toLowerCase()));
  return sizes.find(({ name }) => chosen.has(name.toLowerCase())) ?? sizes[0] ?? null;
}
