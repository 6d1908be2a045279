import { createHash } from 'node:crypto'

/** The ID of a job that is to be written once: the same facts give the same UUID, and a second job with it is left out. */
export function jobIdOf(...facts: readonly (string | number)[]): string {
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
