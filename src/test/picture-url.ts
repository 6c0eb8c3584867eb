/** The file that a picture offers in its own format at the width that its place is named after, else its widest. */
export function pictureUrl(image: HTMLElement | undefined): string | undefined {
  const last = [...(image?.closest('picture')?.querySelectorAll('source, img[srcset]') ?? [])].at(-1);
  const files = last?.getAttribute('srcset')?.split(', ') ?? [];
  const named = files.find((file) => file.endsWith(` ${image?.getAttribute('width')}w`)) ?? files.at(-1);
  return (named ?? image?.getAttribute('src') ?? undefined)?.split(' ')[0];
}
