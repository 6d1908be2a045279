/** An email as it is written, and what it is about. */
export type WrittenMail = {
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string
  /** An appointment that goes with it, see `writeCalendar`. */
  calendar?: string
}

/** The subject of a mail; each has only one mail of a purpose. */
export type MailAbout = { lead_id: number } | { application_id: number } | { booking_id: number }

/** A booking has mails about each of its payments, by their ids. */
export type MailPurpose =
  | 'agency'
  | 'visitor'
  | 'desk'
  | `given ${number} ${number}`
  | `given ${number} ${number} many`
  | `unopened ${string} ${number}`
  | `viewing ${number}`
  | `viewing told ${number}`
  | `viewing reminder ${number} ${'day' | 'hours'}`
  | `viewing reminder told ${number} ${'day' | 'hours'}`
  | 'confirm hold'
  | 'hold'
  | 'hold told'
  | 'hold over'
  | 'given up'
  | 'given up told'
  | `refund ${number}`
  | `refund of ${number}`
  | `refunded ${number}`

/** Each is sent once: its purpose and what it is about are its key. */
export type EmailMessage = MailAbout & { purpose: MailPurpose } & WrittenMail
