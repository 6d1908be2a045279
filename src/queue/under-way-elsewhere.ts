/**
 * Another server is doing this work at the moment, which is no failure: the job is tried again later, in case that
 * server is killed, and the log says nothing.
 */
export class UnderWayElsewhere extends Error {
  override name = 'UnderWayElsewhere'
}
