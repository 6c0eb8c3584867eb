declare module 'wawoff2' {
  /** WOFF2 → TrueType or OpenType. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
