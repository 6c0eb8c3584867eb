const DIRECTORY_START = 12;
const ENTRY_BYTES = 16;
const NAME_HEADER_BYTES = 6;
const NAME_RECORD_BYTES = 12;
/** Windows, Unicode, American English, for the family's name and the PostScript name. */
const RECORD = { platform: 3, encoding: 1, language: 0x409 };
const NAMES = { family: 1, postScript: 6 };

function nameTable(name: string): Buffer {
  const ids = [NAMES.family, NAMES.postScript];
  const text = Buffer.from(name, 'utf16le').swap16();
  const start = NAME_HEADER_BYTES + ids.length * NAME_RECORD_BYTES;
  const head = Buffer.alloc(start);
  head.writeUInt16BE(ids.length, 2);
  head.writeUInt16BE(start, 4);
  ids.forEach((id, index) => {
    const record = [RECORD.platform, RECORD.encoding, RECORD.language, id, text.length, 0];
    const at = NAME_HEADER_BYTES + index * NAME_RECORD_BYTES;
    record.forEach((value, field) => head.writeUInt16BE(value, at + field * 2));
  });
  return Buffer.concat([head, text]);
}

/**
 * Renames a TrueType font. All slices of a family have the same name, by which a typesetter would find only
 * one of them.
 * @param name letters, digits and hyphens
 */
export function renameFace(face: Uint8Array, name: string): Buffer {
  const whole = Buffer.concat([face, Buffer.alloc((4 - (face.length % 4)) % 4)]);
  const table = nameTable(name);
  for (let index = 0; index < whole.readUInt16BE(4); index += 1) {
    const entry = DIRECTORY_START + index * ENTRY_BYTES;
    if (whole.toString('latin1', entry, entry + 4) !== 'name') continue;
    whole.writeUInt32BE(whole.length, entry + 8);
    whole.writeUInt32BE(table.length, entry + 12);
  }
  return Buffer.concat([whole, table]);
}
