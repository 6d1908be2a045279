import { importRowErrors as t } from '#messages/admin.ts'

/** One line of a text file, without its line break. */
export interface Line {
  /** Counted from 1. */
  number: number
  text: string
  /** Why the line is not to be used as it is; its text is then only good to be shown. */
  problem?: string
  bytesRead: number
}

/** A text file: what it is called, and a way to read it from its start. */
export interface TextFile {
  name: string
  open(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
}

/** Longer lines and rows are given up, so that a file without line breaks cannot fill the memory. */
export const longestLine = 256 * 1024

/**
 * Reads a file line by line: UTF-8 with or without its mark, UTF-16 with its mark. Lines end in LF or CRLF.
 * Takes little memory whatever the file.
 */
export async function* readLines(file: TextFile): AsyncGenerator<Line> {
  let number = 0
  let bytesRead = 0
  let held: Buffer[] = []
  let heldBytes = 0
  let isTooLong = false

  const hold = (part: Buffer) => {
    isTooLong ||= heldBytes + part.length > longestLine
    if (isTooLong) return
    held.push(part)
    heldBytes += part.length
  }
  const line = (): Line => {
    const bytes = Buffer.concat(held)
    const problem = isTooLong ? t.longLine({ kilobytes: longestLine / 1024 }) : undefined
    held = []
    heldBytes = 0
    isTooLong = false
    return { number: ++number, bytesRead, ...decode(bytes), ...(problem && { problem }) }
  }

  for await (const chunk of utf8Chunks(file)) {
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      hold(chunk.subarray(from, end))
      bytesRead += end + 1 - from
      from = end + 1
      yield line()
    }
    hold(chunk.subarray(from))
    bytesRead += chunk.length - from
  }
  if (heldBytes > 0 || isTooLong) yield line()
}

const strict = new TextDecoder('utf-8', { fatal: true })
const lenient = new TextDecoder('utf-8')

function decode(bytes: Buffer): { text: string; problem?: string } {
  const end = bytes.at(-1) === 13 ? bytes.length - 1 : bytes.length
  const line = bytes.subarray(0, end)
  try {
    const text = strict.decode(line)
    return text.includes('\0') ? { text, problem: t.nul } : { text }
  } catch {
    return { text: lenient.decode(line), problem: t.notUtf8 }
  }
}

async function* utf8Chunks(file: TextFile): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined
  let isFirst = true
  for await (const read of await file.open()) {
    const chunk = Buffer.from(read.buffer, read.byteOffset, read.byteLength)
    if (isFirst) decoder = utf16Decoder(chunk)
    isFirst = false
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk
  }
}

function utf16Decoder(start: Buffer): TextDecoder | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le')
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be')
  return undefined
}
