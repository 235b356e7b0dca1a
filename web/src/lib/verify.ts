/** Does this seed belong to the commitment that was shown before the first move? */
export async function matches(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = fromHex(seed);
  if (!bytes) return null;
  const sum = await crypto.subtle.digest('SHA-256', bytes);
  return toHex(new Uint8Array(sum)) === commitment.toLowerCase();
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 2 || !/^[0-9a-f]*$/i.test(text)) return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = parseInt(text.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
