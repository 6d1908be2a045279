import cliProgress from 'cli-progress'

/** Shows how far the import is: a bar in a terminal, a line at each tenth elsewhere. */
export interface Progress {
  show(bytes: number): void
  end(): void
}

/** Where progress is shown: the terminal, or whatever takes lines. */
export type ProgressOutput = NodeJS.WritableStream & { isTTY?: boolean }

export function startProgress(totalBytes: number, output: ProgressOutput): Progress {
  return output.isTTY ? bar(totalBytes, output) : lines(totalBytes, output)
}

function bar(totalBytes: number, output: ProgressOutput): Progress {
  const shown = new cliProgress.SingleBar({
    stream: output,
    hideCursor: true,
    clearOnComplete: true,
    format: (options, params) =>
      `${cliProgress.Format.BarFormat(params.progress, options)} ${Math.round(params.progress * 100)} %`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
  })
  shown.start(Math.max(totalBytes, 1), 0)
  return { show: (bytes) => shown.update(bytes), end: () => shown.stop() }
}

function lines(totalBytes: number, output: ProgressOutput): Progress {
  let told = 0
  return {
    show(bytes) {
      const tenth = Math.floor((bytes / Math.max(totalBytes, 1)) * 10)
      if (tenth <= told || tenth > 10) return
      told = tenth
      output.write(`${tenth * 10} %\n`)
    },
    end: () => {},
  }
}
