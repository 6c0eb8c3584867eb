/** Common e-mail domains, suggested for similar ones. */
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

/** Correct domains that are one letter from a known one. */
const ALSO_RIGHT: ReadonlySet<string> = new Set(['mail.com', 'ymail.com', 'email.com']);

/** Whether the texts differ by one letter added, missing, wrong, or swapped with its neighbour. */
function isOneTypoFrom(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let same = 0;
  while (typed[same] === meant[same]) same += 1;
  const [rest, due] = [typed.slice(same), meant.slice(same)];
  const isExchanged = rest[0] === due[1] && rest[1] === due[0] && rest.slice(2) === due.slice(2);
  return isExchanged || rest.slice(1) === due.slice(1) || rest.slice(1) === due || rest === due.slice(1);
}

/**
 * The address meant when the domain is one typo from a well-known one (`ada@gmial.com` → `ada@gmail.com`),
 * else `null`. A domain still being typed is not questioned.
 */
export function suggestEmail(typed: string): string | null {
  const [, name, host = ''] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed.toLowerCase()) ?? [];
  if (ALSO_RIGHT.has(host) || KNOWN_HOSTS.some((known) => known.startsWith(host))) return null;
  const meant = KNOWN_HOSTS.find((known) => isOneTypoFrom(host, known));
  return name === undefined || meant === undefined ? null : `${typed.trim().split('@')[0]}@${meant}`;
}
