/**
 * Many clients that search simultaneously, each time for a new search, and again as soon as they are
 * answered. Run as a separate process with the address, the number of clients and the duration; prints the
 * number of answers by status.
 */
import { connect } from 'node:net'

// After this a client no longer waits for its answer.
const longestMs = 15_000
const [address = '', clients = '', ms = ''] = process.argv.slice(2)
const { hostname, port, host } = new URL(address)
const answers: Record<string, number> = {}
let searches = 0
let isRunning = true
setTimeout(() => {
  isRunning = false
}, Number(ms))

await Promise.all(Array.from({ length: Number(clients) }, search))
console.log(JSON.stringify(answers))

/** One visitor, until the time is over. */
function search(): Promise<void> {
  return new Promise((resolve) => {
    // The remaining bytes of the current answer, and the part of its head that has arrived.
    let rest = 0
    let head = ''
    const socket = connect({ port: Number(port), host: hostname })
    const ask = () => {
      searches += 1
      socket.write(
        `GET /search?purpose=sale&minPrice=${searches * 1_000 + 100_000} HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      )
    }
    socket.once('connect', ask)
    socket.on('data', (bytes) => {
      if (rest > 0) rest -= bytes.length
      else {
        head += bytes.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
        rest = end + 4 + length - head.length
        count(head.slice('HTTP/1.1 '.length, 12))
        head = ''
      }
      if (rest > 0) return
      if (isRunning) ask()
      else socket.end()
    })
    socket.on('error', ({ message }) => count(message))
    socket.once('close', () => resolve())
    setTimeout(() => socket.destroy(), Number(ms) + longestMs)
  })
}

function count(outcome: string): void {
  if (isRunning) answers[outcome] = (answers[outcome] ?? 0) + 1
}
