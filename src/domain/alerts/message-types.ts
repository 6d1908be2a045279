import type { alertMessages } from '#db/schema/index.ts'
import type { WhatsAppMessage } from '#integrations/whatsapp.ts'
import type { MailPart } from '#mail/document.ts'
import type { Needs } from '../context.ts'

/** The services for making messages. */
export type ComposeContext = Needs<'db' | 'secret' | 'siteUrl'>

/** A message as its row knows it. */
export type StoredMessage = Pick<typeof alertMessages.$inferSelect, 'id' | 'purpose' | 'reference'>

/** A message before it has a form: an email, or the parameters of a WhatsApp template. */
export type Written = { subject: string; parts: MailPart[]; whatsApp: Template }

type Template = WhatsAppMessage extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'to' | 'language'>
    : never
  : never
