import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The path of a file of the checkout. */
export const inCheckout = (...parts) => join(root, ...parts)
