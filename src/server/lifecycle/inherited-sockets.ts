/**
 * Sockets bound by the program that started this process: systemd, or the one that replaces one version by
 * the next. Both pass them in the way of sd_listen_fds(3): file descriptors from 3 on, each with a name.
 */
export type InheritedSockets = {
  /** Where visitors are answered. */
  site: number[]
  /** Where the metrics are read. */
  metrics: number | undefined
}

const first = 3

/** Returns their file descriptors; none when those in the environment are for another process. */
export function inheritedSockets(env: NodeJS.ProcessEnv): InheritedSockets {
  const isOurs = env.LISTEN_PID === undefined || Number(env.LISTEN_PID) === process.pid
  const names = (env.LISTEN_FDNAMES ?? '').split(':')
  const all = Array.from({ length: isOurs ? Number(env.LISTEN_FDS ?? 0) : 0 }, (_, index) => ({
    fd: first + index,
    isMetrics: names[index] === 'metrics',
  }))
  return {
    site: all.filter(({ isMetrics }) => !isMetrics).map(({ fd }) => fd),
    metrics: all.find(({ isMetrics }) => isMetrics)?.fd,
  }
}
