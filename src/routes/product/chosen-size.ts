interface NamedSize {
  name: string;
}

/**
 * The size for the selected options: the one with an option's name, or else the first.
 * @param choices options by variation name
 */
export function chosenSize<Size extends NamedSize>(
  sizes: readonly Size[],
  choices: Readonly<Record<string, string>>,
): Size | null {
  const chosen = new Set(Object.values(choices).map((option) => option.toLowerCase()));
  return sizes.find(({ name }) => chosen.has(name.toLowerCase())) ?? sizes[0] ?? null;
}
