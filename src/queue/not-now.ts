/**
 * Something that a job needs is out of reach, such as the mail server: the job is tried again later, with
 * all others of its batch. The code that throws it has already logged the outage, so jobs do not log a line
 * each.
 */
export class NotNow extends Error {
  override name = 'NotNow'
}
