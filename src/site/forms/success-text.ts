import { agency } from '#agency'
import type { ToastFeature } from '#contract/forms/messages.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { toasts } from '#messages/common.ts'

/** The message after a feature's call succeeded; the franchise's message names its contact. */
export function successText(feature: ToastFeature): string {
  const { success } = toasts[feature]
  return typeof success === 'string'
    ? success
    : success({ phone: formatPhone(agency.franchiseDesk.phone), email: agency.franchiseDesk.email })
}
