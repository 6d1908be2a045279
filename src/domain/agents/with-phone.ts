import { hasPhoneLength } from '#contract/text/typed-phone.ts'
import { toE164 } from '../phone.ts'

type Reachable = { phone: string; whatsapp: string }

/** Those whose phone or WhatsApp number the whole text is, however it is written; none for any other text. */
export function withPhone<Agent extends Reachable>(agents: readonly Agent[], text: string): Agent[] {
  const wanted = hasPhoneLength(text) ? toE164(text) : null
  if (wanted === null) return []
  return agents.filter(({ phone, whatsapp }) => [phone, whatsapp].some((number) => toE164(number) === wanted))
}
