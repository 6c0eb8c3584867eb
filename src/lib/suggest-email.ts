/** Hosts that many people have their mail at; each may be what a similar one was meant to be. */
const KNOWN_HOSTS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.au',
  'outlook.com',
  'outlook.com.au',
  'yahoo.com',
  'yahoo.com.au',
  'icloud.com',
  'bigpond.com',
  'bigpond.net.au',
  'bigpond.com.au',
  'optusnet.com.au',
  'iinet.net.au',
  'westnet.com.au',
];

/** Hosts that are one letter from a known one, and right. */
const ALSO_RIGHT: ReadonlySet<string> = new Set(['mail.com', 'ymail.com', 'email.com']);

/** Whether one letter too many, too few, wrong, or two exchanged make one text the other. */
function isOneTypoFrom(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let same = 0;
  while (typed[same] === meant[same]) same += 1;
  const [rest, due] = [typed.slice(same), meant.slice(same)];
  const isExchanged = rest[0] === due[1] && rest[1] === due[0] && rest.slice(2) === due.slice(2);
  return isExchanged || rest.slice(1) === due.slice(1) || rest.slice(1) === due || rest === due.slice(1);
}

/**
 * What was meant by an address whose host is one typo away from a well-known one (`ada@gmial.com` →
 * `ada@gmail.com`); null where nothing is to be asked. A host that is still being typed is not doubted.
 */
export function suggestEmail(typed: string): string | null {
  const [, name, host = ''] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed.toLowerCase()) ?? [];
  if (ALSO_RIGHT.has(host) || KNOWN_HOSTS.some((known) => known.startsWith(host))) return null;
  const meant = KNOWN_HOSTS.find((known) => isOneTypoFrom(host, known));
  return name === undefined || meant === undefined ? null : `${typed.trim().split('@')[0]}@${meant}`;
}
