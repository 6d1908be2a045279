/** Every kind of job, with what its handler is given. */
export type Jobs = {
  /** A visitor's request was stored. */
  'lead-received': { leadId: number }
  /** A wanted request is to be given to an agent. */
  'lead-to-assign': { leadId: number }
  /** Leads were given to one agent, or came and have none: whose they are is to be told. */
  'leads-waiting': { leadIds: number[] }
  /** The time is over in which a lead was to be opened; `since` it had its agent. */
  'lead-to-open': { leadId: number; since: string }
  /** Somebody applied for a job. */
  'application-received': { applicationId: number }
  /** A booking came into another state, or a payment of it was told of. */
  'booking-changed': { bookingId: number }
  /** The time for which a unit was held is over. */
  'booking-to-settle': { bookingId: number }
  /** A mail to a member of staff was written. */
  'mail-written': { mailId: number }
  /** A message about alerts was written. */
  'alert-message': { messageId: number }
  /** Somebody asks for the link to the alerts of an address. */
  'alerts-link': { channel: 'email' | 'whatsapp'; address: string }
  /** Time to hold changed listings against all alerts. */
  'match-alerts': Record<string, never>
  /** Time to send what alerts have found. */
  'send-alerts': Record<string, never>
  /** Somebody wants a link to set their password: a member of staff, or nobody that is known. */
  'password-forgotten': { staffId: string | null }
  /** Time to forget what may be kept no longer. */
  'clean-up': Record<string, never>
  /** Time to ask for listings to be confirmed, and to let those go that were not. */
  'expire-listings': Record<string, never>
  /** Time to look which changes of listings count by now. */
  'settle-changes': Record<string, never>
  /** Time to bring the evidence of prices up to date. */
  'refresh-evidence': Record<string, never>
  /** Time to look whether estimates are to be measured. */
  'measure-estimates': Record<string, never>
  /** Time to look whether the rate service is to be asked. */
  'fetch-rates': Record<string, never>
  /** Time to look whether the nightly backup is due. */
  'back-up': Record<string, never>
  /** Time to take the database's log to the backups. */
  'ship-log': Record<string, never>
  /** Time to look for mails that nobody sends. */
  'sweep-mails': Record<string, never>
  /** Time to look for uploads that nothing came of. */
  'sweep-uploads': Record<string, never>
  /** Staff want a file of listings previewed, imported, or an import taken back. */
  import: { runId: number }
  /** The same for a file of prices, which earlier versions would take for listings. */
  'import-prices': { runId: number }
  /** Rows are gone that spoke of files: what lies in storage of them is to go, too. */
  'delete-stored': { keys: string[] }
  /** A picture was uploaded: its common sizes are to be made. */
  'picture-stored': { fileId: string }
  /** Something happened that other programs may want to know. */
  happened: { happenings: WebhookEvent[] }
  /** Pages with these tags are to be forgotten by the CDN; `again` when it was told of them before. */
  'purge-cdn': { tags: string[]; again?: true }
  /** An event is on its way to one receiver. */
  push: { deliveryId: string }
}

/** `key` is drawn once for each; `was` is the state before. */
export type WebhookEvent = { key: string; event: string; id: number; at: string; was?: string }

export type JobName = keyof Jobs
