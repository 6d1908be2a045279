import { say } from './say.js'

/**
 * Does a long step and shows it: on a terminal a line that counts the seconds, then, everywhere, one line with
 * the time it took.
 */
export async function step(doing, done, work) {
  const began = Date.now()
  const stopCounting = countSeconds(doing, began)
  try {
    const result = await work()
    stopCounting()
    say(`${done} in ${seconds(began)} s`)
    return result
  } catch (error) {
    stopCounting()
    throw error
  }
}

/** Seconds since a moment, short: 0.4, 21. */
export function seconds(began) {
  const elapsed = (Date.now() - began) / 1000
  return elapsed < 10 ? elapsed.toFixed(1) : Math.round(elapsed).toString()
}

function countSeconds(doing, began) {
  if (!process.stdout.isTTY) return () => {}
  const draw = () => process.stdout.write(`\r\x1b[K… ${doing} (${Math.round((Date.now() - began) / 1000)} s)`)
  draw()
  const timer = setInterval(draw, 1000)
  return () => {
    clearInterval(timer)
    process.stdout.write('\r\x1b[K')
  }
}
