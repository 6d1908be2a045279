/**
 * Many who search at once, each for something that nobody searched for, and again as soon as they are answered. Run as
 * a process of its own with the address, how many and for how long; says by status how they were answered.
 */
import { connect } from 'node:net'

// Who has no answer by then is no longer waited for.
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
    // What is still to come of the answer that is being read, and what has come of its head.
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
