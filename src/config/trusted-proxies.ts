import type { Kind } from './kinds.ts'

/** How many proxies are in front of this server, whose word about a visitor is believed. */
export const proxies: Kind<number> = {
  what: 'on, off or a whole number from 0 to 9',
  example: '1',
  read(text) {
    if (text === 'on') return 1
    if (text === 'off') return 0
    return /^[0-9]$/.test(text) ? Number(text) : undefined
  },
}
