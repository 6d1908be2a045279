import { request as httpRequest } from 'node:http'

export type RawAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
}

export type RawRequest = { port: number; path: string; headers?: Record<string, string>; method?: string }

/** Asks this machine without fetch, which decodes the body and tidies the address. */
export function askRaw({ port, path, headers = {}, method = 'GET' }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, headers, method, agent: false },
      async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) })
      },
    )
    request.once('error', reject).end()
  })
}
