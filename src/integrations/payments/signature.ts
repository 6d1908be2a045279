/** Signatures with a secret that both sides know: HMAC-SHA256, compared in constant time. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export function computeSignature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

export function isSignedWith(secret: string, text: string, signature: string): boolean {
  const [right, given] = [computeSignature(secret, text), signature].map((one) => Buffer.from(one))
  return (
    right !== undefined &&
    given !== undefined &&
    right.length === given.length &&
    timingSafeEqual(right, given)
  )
}
