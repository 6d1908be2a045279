/** Reads a mail server's report about a message that it accepted and could not deliver (RFC 3464). */
import PostalMime from 'postal-mime'

/** A message that was returned for good. */
export type Bounce = {
  /** Of the message that was returned, with its brackets. */
  messageId: string
  /** What the receiving server said. */
  problem: string
}

// What the report and the returned message are in.
const returned = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global',
])
const reports = new Set(['message/delivery-status', 'message/global-delivery-status'])

/** Returns undefined for every other mail: an answer, a notice of a delay, a report that names no message. */
export async function readBounce(mail: Uint8Array): Promise<Bounce | undefined> {
  const { attachments } = await PostalMime.parse(mail, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  })
  const textOf = (types: ReadonlySet<string>) => {
    const content = attachments.find(({ mimeType }) => types.has(mimeType))?.content
    return typeof content === 'string' ? unfolded(content) : ''
  }
  const report = textOf(reports)
  const messageId = field(textOf(returned), 'message-id')
  const isForGood =
    field(report, 'action')?.toLowerCase() === 'failed' && /^5\./.test(field(report, 'status') ?? '')
  if (!messageId || !isForGood) return undefined
  const problem = field(report, 'diagnostic-code') ?? field(report, 'status') ?? ''
  return { messageId, problem }
}

/** Joins folded header fields, whose continuation lines begin with a space. */
const unfolded = (text: string) => text.replaceAll(/\r?\n[ \t]+/g, ' ')

function field(text: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*$`, 'im').exec(text)?.[1]
}
