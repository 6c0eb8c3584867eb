/** A picture's file in its original format, at its slot's nominal width or else its largest. */
export function pictureUrl(image: HTMLElement | undefined): string | undefined {
  const last = [...(image?.closest('picture')?.querySelectorAll('source, img[srcset]') ?? [])].at(-1);
  const files = last?.getAttribute('srcset')?.split(', ') ?? [];
  const named = files.find((file) => file.endsWith(` ${image?.getAttribute('width')}w`)) ?? files.at(-1);
  return (named ?? image?.getAttribute('src') ?? undefined)?.split(' ')[0];
}
