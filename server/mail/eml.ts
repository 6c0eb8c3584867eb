/** What a reader sees of a mail in the outbox. */
export interface ParsedMail {
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  /** As the mail says it. */
  date: string;
  text: string;
  html: string;
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

/** Reads the `.eml` text that our own outbox writes: UTF-8, one level or more of multipart. */
export function parseEml(raw: string): ParsedMail {
  const whole = splitPart(raw);
  const leaves = leavesOf(whole);
  const content = (type: string) => {
    const leaf = leaves.find((part) => contentType(part).startsWith(type));
    return leaf ? decodeBody(leaf) : '';
  };
  const header = (name: string) => decodeWords(whole.headers.get(name) ?? '');
  return {
    from: header('from'),
    to: header('to'),
    replyTo: header('reply-to') || null,
    subject: header('subject'),
    date: header('date'),
    text: content('text/plain'),
    html: content('text/html'),
  };
}

function splitPart(raw: string): Part {
  const text = raw.replace(/\r\n/g, '\n');
  const end = text.indexOf('\n\n');
  const head = end < 0 ? text : text.slice(0, end);
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = lines.flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]];
  });
  return { headers: new Map(headers), body: end < 0 ? '' : text.slice(end + 2) };
}

const contentType = (part: Part) => (part.headers.get('content-type') ?? 'text/plain').toLowerCase();

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1];
  if (!contentType(part).startsWith('multipart/') || boundary === undefined) return [part];
  const pieces = `\n${part.body}`.split(`\n--${boundary}`).slice(1);
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => leavesOf(splitPart(piece.replace(/^[ \t]*\n/, ''))));
}

function decodeBody(part: Part): string {
  const encoding = (part.headers.get('content-transfer-encoding') ?? '7bit').toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuoted(part.body.replace(/=\n/g, ''));
  return part.body;
}

/** `=C3=A9` → `é`; everything else is ASCII already. */
function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047 words, as in `=?UTF-8?Q?Caf=C3=A9?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_match, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replace(/_/g, ' ')),
    );
}
