/** An answer as it is on the wire; fetch would decode it. */
import { request } from 'node:http'

export type RawAnswer = { status: number; headers: [name: string, value: string][]; bytes: Buffer }

export function ask(address: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(address, { headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const pairs: [string, string][] = []
      for (let at = 0; at + 1 < answer.rawHeaders.length; at += 2) {
        pairs.push([answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? ''])
      }
      resolve({ status: answer.statusCode ?? 0, headers: pairs, bytes: Buffer.concat(chunks) })
    })
      .once('error', reject)
      .end()
  })
}
