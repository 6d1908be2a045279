/**
 * What a job needs is out of reach, such as the mail server: it is tried again later, with all others of its batch.
 * Whoever throws it has the outage told of, so that there is not a line for every job.
 */
export class NotNow extends Error {
  override name = 'NotNow'
}
