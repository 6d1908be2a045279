/**
 * The output of a start on standard output: every long step as a line with its time, the address as the last.
 * Lines are JSON when the log is. The current step is reported to the program that started this one.
 */
import type { Options as BarOptions } from 'cli-progress'

export type Narrator = {
  /** Runs a step and reports how long it took; `progress` moves a bar at a terminal. */
  step: <T>(name: StepName, work: (progress: Progress) => Promise<T>) => Promise<T>
  /** Prints a warning for the operator. */
  warn: (sentence: string) => void
  /** Prints the address of the site. */
  address: (url: string) => void
  /** Reports what is being done or waited for, where the caller wants to know. */
  status: (sentence: string) => void
}

export type StepName = { doing: string; done: string }
export type Progress = (done: number, total: number) => void

type Output = NodeJS.WritableStream & { isTTY?: boolean }
type Said = { level: 30 | 40; msg: string; address?: string }
type Options = { isJson?: boolean; status?: Narrator['status'] }

export function createNarrator(
  output: Output,
  { isJson = process.stderr.isTTY !== true, status = () => {} }: Options = {},
): Narrator {
  const say = ({ level, ...said }: Said, line: string) =>
    output.write(`${isJson ? JSON.stringify({ level, time: Date.now(), ...said }) : line}\n`)
  return {
    warn: (sentence) => say({ level: 40, msg: sentence }, `! ${sentence}`),
    address: (url) => say({ level: 30, msg: 'The site answers', address: url }, url),
    status,
    async step({ doing, done }, work) {
      status(doing)
      const began = performance.now()
      const bar = output.isTTY ? await openBar(doing, output) : undefined
      try {
        const result = await work((part, total) => bar?.move(part, total))
        bar?.clear()
        const said = `${done} in ${seconds(performance.now() - began)} s`
        say({ level: 30, msg: said }, `✓ ${said}`)
        return result
      } catch (error) {
        bar?.clear()
        throw error
      }
    },
  }
}

async function openBar(doing: string, stream: Output) {
  const { Presets, SingleBar } = await import('cli-progress')
  const options: BarOptions = {
    stream,
    clearOnComplete: true,
    hideCursor: true,
    format: `… ${doing} {bar} {percentage} %`,
  }
  const bar = new SingleBar(options, Presets.shades_classic)
  let shown = false
  stream.write(`… ${doing}`)
  return {
    move(part: number, total: number) {
      if (!shown) {
        stream.write('\r\x1b[K')
        bar.start(total, part)
        shown = true
      } else bar.update(part)
    },
    clear() {
      if (shown) bar.stop()
      stream.write('\r\x1b[K')
    },
  }
}

function seconds(ms: number): string {
  return ms < 10_000 ? (ms / 1000).toFixed(1) : Math.round(ms / 1000).toString()
}
