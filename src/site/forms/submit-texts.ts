import type { SendStatus } from '#contract/api/async-state.ts'
import { formParts as t } from '#messages/site.ts'

/** The four texts of a submit button, by send status. The inquiry's own are fixed by the specification (S2.7). */
export function submitTexts(send: string): Readonly<Record<SendStatus, string>> {
  return { '': send, sending: t.sending, sent: t.sent, error: t.failed }
}
