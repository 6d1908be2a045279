/**
 * Parts of paths that give access without a password or are personal: links to alerts, lists of saved homes, viewings,
 * private calendars, and the references of bookings and inquiries. Words that are addresses of their own are kept.
 */
const secrets = [
  /(\/alerts\/(?:[a-z]+\/)?)[\w-]{22}[\w%-]*/i,
  /(\/(?:api\/)?(?:viewings?|calendars)\/)[\w-]{22}[\w%-]*/i,
  /(\/alerts\/(?:new|requests)\/)[^/]+/i,
  /(\/(?:api\/)?(?:bookings?|inquiry)\/)[^/]+/i,
  /((?<!\/api)\/saved\/|\/api\/(?:shared-lists|device-transfers)\/)[^/]+/i,
  /(\/api\/admin\/sessions\/)[^/]+/i,
]

const mayHaveSecret =
  /\/(?:alerts|viewings?|calendars|bookings?|inquiry|saved|shared-lists|device-transfers|sessions)\//i

/** A path without its secrets, for the log. */
export function withoutSecret(path: string): string {
  if (!mayHaveSecret.test(path) || path.startsWith('/api/admin/bookings/')) return path
  return secrets.reduce((shown, secret) => shown.replace(secret, '$1…'), path)
}
