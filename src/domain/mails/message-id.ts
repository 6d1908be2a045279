import type { mails } from '#db/schema/index.ts'

export type NamedMail = Pick<typeof mails.$inferSelect, 'id' | 'recipient' | 'copies' | 'created_at'>

/** Returns the Message-ID of a mail: the same for every attempt, another one for a copy that is sent once more. */
export function messageIdOf({ id, recipient, copies, created_at }: NamedMail): string {
  const host = recipient.split('@').at(-1)
  const copy = copies > 0 ? `.${copies}` : ''
  return `<mail.${id}.${created_at.getTime()}${copy}@${host}>`
}
