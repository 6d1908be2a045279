/** The cards of the sandbox gateway: each shows what can happen to a payment. */
export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  /** Paid; the notice comes a second after the buyer is back. */
  paysLate: '4000 0000 0000 0010',
  /** Paid; the notice comes twice at the same moment. */
  paysTwiceTold: '4000 0000 0000 0028',
  /** Paid; no notice ever comes. */
  paysUntold: '4000 0000 0000 0036',
  /** Declined; and a forged notice without the secret says that it was paid. */
  isForged: '4000 0000 0000 0044',
  /** The bank behind the gateway does not answer: nothing was paid. */
  fails: '4000 0000 0000 0051',
} as const

export type Outcome = keyof typeof cards

export function outcomeOf(card: string): Outcome {
  const digits = (text: string) => text.replace(/\D/g, '')
  const names = Object.keys(cards).filter((name): name is Outcome => name in cards)
  return names.find((name) => digits(cards[name]) === digits(card)) ?? 'isDeclined'
}
