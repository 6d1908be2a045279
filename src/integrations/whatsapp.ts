/** Messages through the WhatsApp Cloud API: settings WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_TOKEN. */
import { z } from 'zod'
import { alertProblems as t } from '#messages/admin.ts'
import type { Language } from '#messages/language.ts'
import { post } from './post.ts'

export type WhatsAppSettings = {
  /** With the version of the API, without a slash at its end. */
  base: string
  phoneNumberId: string
  token: string
  timeoutMs: number
}

/**
 * The templates of the agency that WhatsApp has approved, in both languages (docs/operations/alerts.md): a
 * business may send only templates to people who have not written to it.
 */
export type WhatsAppMessage = {
  /** E.164. */
  to: string
  language: Language
} & (
  | { template: 'alert_code'; code: string }
  | { template: 'alert_link'; texts: readonly [link: string] }
  | { template: 'alert_matches'; texts: readonly [matches: string, link: string, alerts: string] }
)

export type WhatsApp = {
  /**
   * Hands a message to WhatsApp.
   * @throws WhatsAppRefused for a number that will never take it, WhatsAppUnreachable for anything that may pass
   */
  send(message: WhatsAppMessage): Promise<void>
}

/** The number has no WhatsApp, or does not want messages. */
export class WhatsAppRefused extends Error {
  override name = 'WhatsAppRefused'
}

/** WhatsApp does not answer, takes no more for now, or does not accept our account: nothing is lost. */
export class WhatsAppUnreachable extends Error {
  override name = 'WhatsAppUnreachable'
  /** Whether it may have taken the message anyway: it did not answer after it was connected. */
  readonly mayBeTaken: boolean

  constructor(message: string, mayBeTaken: boolean, cause?: unknown) {
    super(message, { cause })
    this.mayBeTaken = mayBeTaken
  }
}

const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

// Undeliverable, not allowed for this number, stopped by the person, no WhatsApp account.
const refusals = new Set([131026, 131030, 131050, 133010])

const Failure = z.object({ error: z.object({ code: z.number(), message: z.string() }) })

/** `onReach` is called when WhatsApp takes no messages, with what it said, and when it has taken one again. */
export function openWhatsApp(
  { base, phoneNumberId, token, timeoutMs }: WhatsAppSettings,
  onReach: (isReachable: boolean, error?: unknown) => void = () => {},
): WhatsApp {
  let isLost = false
  function reached(now: boolean, error?: unknown): void {
    if (now === !isLost) return
    isLost = !now
    onReach(now, error)
  }
  const address = `${base}/${encodeURIComponent(phoneNumberId)}/messages`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return {
    async send(message) {
      try {
        await handOver(message)
        reached(true)
      } catch (error) {
        if (error instanceof WhatsAppUnreachable) reached(false, error)
        throw error
      }
    },
  }

  async function handOver(message: WhatsAppMessage): Promise<void> {
    const body = JSON.stringify(wireMessage(message))
    const { status, text } = await post(address, { headers, body, timeoutMs, mostRead: 4_000 }).catch(
      (error) => {
        throw new WhatsAppUnreachable(error.message, !notConnected.has(error.cause?.code), error)
      },
    )
    if (status >= 200 && status < 300) return
    const failure = Failure.safeParse(parseJson(text)).data?.error
    const problem = failure ? t.whatsAppSaid({ status, ...failure }) : t.whatsAppAnswered({ status })
    if (failure && refusals.has(failure.code)) throw new WhatsAppRefused(problem)
    throw new WhatsAppUnreachable(problem, false)
  }
}

function wireMessage(message: WhatsAppMessage) {
  const { to, language, template } = message
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace('+', ''),
    type: 'template',
    template: { name: template, language: { code: language }, components: toComponents(message) },
  }
}

/** A template for codes repeats the code in the button that copies it. */
function toComponents(message: WhatsAppMessage) {
  if (message.template !== 'alert_code')
    return [{ type: 'body', parameters: message.texts.map(textParameter) }]
  const parameters = [textParameter(message.code)]
  return [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ]
}

/** A parameter may have no line breaks and no long gaps. */
function textParameter(text: string) {
  return { type: 'text', text: text.replaceAll(/\s+/g, ' ').trim() }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
