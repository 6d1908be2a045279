import type { SendStatus } from '#contract/api/async-state.ts'

/** The four texts of a submit button, by send status. The inquiry's own are fixed by the contract. */
export function submitTexts(send: string): Readonly<Record<SendStatus, string>> {
  return { '': send, sending: 'Sending...', sent: 'Sent!', error: 'Something went wrong!' }
}
