const length = 3;
const base = 36;

/** Three letters or digits by which a text that was cut off or changed is told (FNV-1a, 32 bits). */
export function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % base ** length).toString(base).padStart(length, '0');
}
