/** Commands and events over a WebSocket, numbered as the DevTools protocol and WebDriver BiDi both do. */

export type Message = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: unknown
  message?: string
  sessionId?: string
}

export type Connection = {
  /** `more` goes beside the method and its parameters, such as the session. */
  send(method: string, params?: object, more?: object): Promise<unknown>
  onEvent(heed: (message: Message) => void): void
  close(): void
}

export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No browser answers at ${address}.`)))
  })
  const waiting = new Map<number, (message: Message) => void>()
  const listeners: ((message: Message) => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id === undefined) for (const heed of listeners) heed(message)
    else waiting.get(message.id)?.(message)
  })
  socket.addEventListener('close', () => {
    for (const settle of waiting.values()) settle({ error: 'The browser has ended.' })
  })
  let sent = 0
  return {
    send(method, params = {}, more = {}) {
      sent += 1
      const id = sent
      socket.send(JSON.stringify({ id, method, params, ...more }))
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error, message }) => {
          waiting.delete(id)
          if (error === undefined) resolve(result)
          else reject(new Error(`${method}: ${message ?? JSON.stringify(error)}`))
        })
      })
    },
    onEvent: (heed) => listeners.push(heed),
    close: () => socket.close(),
  }
}
