/** Pakistan's, as browsers count it: minutes to be added to get UTC. */
const pakistanOffset = -300

/** Whether the visitor's clock shows another time than Pakistan's. In the browser alone. */
export function isAbroad(): boolean {
  return new Date().getTimezoneOffset() !== pakistanOffset
}
