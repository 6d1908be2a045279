import { inCheckout } from './root.js'

/** Where a check keeps what it knows of files that have not changed. */
export function cacheFolder(name) {
  return inCheckout('node_modules/.cache/aangan', name)
}

/** The arguments that check the types of a project, reading again only what changed since the last time. */
export function typesOf(project) {
  return [
    inCheckout('node_modules/@typescript/native/bin/tsc'),
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', cacheFolder(`${project}.tsbuildinfo`)],
    ...['-p', inCheckout(project)],
  ]
}
