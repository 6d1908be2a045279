import { receivePath } from '#contract/paths.ts'
import { absolutePage } from '#ui/absolute-url.ts'

/** What opens a transfer: where the server keeps it, and the key that the server never sees. */
export type TransferLink = { token: string; key: string }

/** Both are behind the hash: they reach no server's log and no other site. */
export function transferAddress({ token, key }: TransferLink): string {
  return `${absolutePage(receivePath)}#${token}.${key}`
}

const form = /^#?([\w-]{22})\.([\w-]{22})$/

/** Undefined for a link that is cut off, or none. */
export function readTransferLink(hash: string): TransferLink | undefined {
  const [, token, key] = form.exec(hash) ?? []
  return token && key ? { token, key } : undefined
}
