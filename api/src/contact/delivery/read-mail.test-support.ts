/** A mail as a reader shows it. */
interface ReadMail {
  /** Names in small letters; a header that comes twice has two values. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly body: string;
}

/** Reads a mail of one text, by RFC 5322, 2045 and 2047, with nothing of what wrote it. */
export function readMail(text: string): ReadMail {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const values = headers.get(name.toLowerCase()) ?? [];
    headers.set(name.toLowerCase(), [...values, withoutEncodedWords(value)]);
  }
  const [encoding = '7bit'] = headers.get('content-transfer-encoding') ?? [];
  const content = rest.join('\r\n\r\n');
  return { headers, body: decoded(content, encoding).replaceAll('\r\n', '\n') };
}

function decoded(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return fromQuoted(content.replaceAll('=\r\n', ''));
  return content;
}

function withoutEncodedWords(value: string): string {
  return value
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromQuoted(text.replaceAll('_', ' ')),
    );
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
