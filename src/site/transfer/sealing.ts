/**
 * Encrypts what is carried to another device: compressed, then AES-GCM with a key of its own, which is used once and
 * goes into the link alone.
 */

const keyBytes = 16
const ivBytes = 12
const tagBytes = 16

/** More than a browser can have to carry; a made-up transfer must not fill the memory. */
const mostBytes = 2_000_000

/** Why this browser cannot encrypt; undefined where it can. */
export function whyNotSealed(): 'insecure' | 'old' | undefined {
  if (!globalThis.isSecureContext) return 'insecure'
  return 'subtle' in crypto && typeof CompressionStream === 'function' ? undefined : 'old'
}

export async function seal(text: string): Promise<{ sealed: string; key: string }> {
  const key = crypto.getRandomValues(new Uint8Array(keyBytes))
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const packed = await collect(piped(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await imported(key), packed)
  const sealed = new Uint8Array(ivBytes + ciphertext.byteLength)
  sealed.set(iv)
  sealed.set(new Uint8Array(ciphertext), ivBytes)
  return { sealed: toBase64(sealed), key: toBase64(key) }
}

/** @throws where the key is another, or a letter of the ciphertext was changed or is missing */
export async function unseal(sealed: string, key: string): Promise<string> {
  const bytes = fromBase64(sealed)
  if (bytes.length < ivBytes + tagBytes) throw new Error('The ciphertext is too short.')
  const packed = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
    await imported(fromBase64(key)),
    bytes.subarray(ivBytes),
  )
  const stream = piped(new Uint8Array(packed), new DecompressionStream('deflate-raw'))
  return new TextDecoder('utf-8', { fatal: true }).decode(await collect(stream))
}

function imported(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function piped(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(through)
}

async function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > mostBytes) throw new Error('There is too much in it.')
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Base64 for URLs, without padding. */
function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
