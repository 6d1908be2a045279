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
