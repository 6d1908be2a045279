import { randomUUID } from 'node:crypto'

/** A visitor's inquiry as the browser posts it to /api/inquiry. */
export function inquiryRequest(): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Ayesha Khan',
      email: 'ayesha@example.com',
      phone: '0300 1234567',
      client_Location: 'G-13, Islamabad',
      inquiry: 'I am looking for a house of 10 marla.',
    }),
  }
}

/** Sends an inquiry to a site; gives the reference that its visitor gets. */
export async function sendInquiry(url: string): Promise<string> {
  const answer = await fetch(new URL('/api/inquiry', url), inquiryRequest())
  const body = await answer.json()
  if (answer.status !== 201) throw new Error(`The inquiry was answered with ${answer.status}.`)
  return body.data.reference
}

/** A site's answer to the status of an inquiry: 200 when it knows it. */
export async function inquiryStatus(url: string, reference: string): Promise<number> {
  const answer = await fetch(new URL(`/api/inquiry/${reference}`, url))
  await answer.body?.cancel()
  return answer.status
}
