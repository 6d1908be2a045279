let isJson = false

/** From now on what is said has the form that the server's log has: lines of JSON, unless a person reads them. */
export function sayAsLog() {
  isJson = process.stderr.isTTY !== true
}

/** Says that something is done or begun; `sign` is what a person sees before it. */
export function say(sentence, sign = '✓') {
  console.log(isJson ? JSON.stringify({ level: 30, time: Date.now(), msg: sentence }) : `${sign} ${sentence}`)
}
