/** Pakistan is five hours ahead of UTC all year. Pure, so that the server and every browser agree. */
const pakistanMs = 5 * 3_600_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '15:04 on 22 Nov', in Pakistan. Takes an ISO time in UTC, or a date. */
export function clockTime(time: string | Date): string {
  const local = new Date(new Date(time).getTime() + pakistanMs)
  return `${local.toISOString().slice(11, 16)} on ${local.getUTCDate()} ${months[local.getUTCMonth()]}`
}
