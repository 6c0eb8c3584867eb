/** Converts a data URL (`data:image/png;base64,…`) to a file with this name. */
export function pictureFile(dataUrl: string, name: string): File {
  const comma = dataUrl.indexOf(',');
  const type = /^data:([^;,]+)/.exec(dataUrl)?.[1] ?? 'application/octet-stream';
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type });
}
