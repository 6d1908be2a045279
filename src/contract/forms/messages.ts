import { toasts } from '#messages/common.ts'

export type ToastFeature = keyof typeof toasts

/** The toast of a failed call: a 409 has a text of its own where S8.3 gives one. */
export function failureToast(feature: ToastFeature, error: Error | 409): string {
  const texts: { failure: string; conflict?: string } = toasts[feature]
  return (error === 409 && texts.conflict) || texts.failure
}
