/** Whether a certificate holds on a day, and how much of its time has gone by; days are YYYY-MM-DD. */
export type Validity = { state: 'coming' | 'valid' | 'expired'; gone: number }

/** `gone` is from 0 at its first day to 1 once its last day is over. A certificate still holds on its last day. */
export function validityOn(
  today: string,
  { issuedOn, validUntil }: { issuedOn: string; validUntil: string },
): Validity {
  if (today < issuedOn) return { state: 'coming', gone: 0 }
  if (today > validUntil) return { state: 'expired', gone: 1 }
  const [from, to, now] = [issuedOn, validUntil, today].map((day) => Date.parse(day))
  if (from === undefined || to === undefined || now === undefined || to === from)
    return { state: 'valid', gone: 1 }
  return { state: 'valid', gone: (now - from) / (to - from) }
}
