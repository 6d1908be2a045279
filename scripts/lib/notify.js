import { spawn } from 'node:child_process'

let last = Promise.resolve()
let isMissing = false

/**
 * Tells systemd how the service is (`READY=1`, `STATUS=…`), where it wants to know: with Type=notify. Node cannot send
 * to its kind of socket, so the program that systemd brings does. One message is sent after the other.
 */
export function notify(...assignments) {
  if (!process.env.NOTIFY_SOCKET || isMissing) return
  last = last.then(() => send(assignments))
}

function send(assignments) {
  return new Promise((resolve) => {
    const child = spawn('systemd-notify', assignments, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', (error) => {
      isMissing = true
      console.error(
        `! systemd was not notified that the site is ready: systemd-notify could not be run (${error.code}).`,
      )
      resolve()
    })
    child.once('close', resolve)
  })
}
