import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const worthIt = /\.(?:js|css|svg)$/
const leastBytes = 1024

/**
 * Puts `NAME.br` beside each script, style sheet and drawing below these folders, so that the first visitor gets as
 * few bytes as every later one: the highest level takes seconds for the map's library. Files that several folders
 * share are compressed once.
 */
export async function precompress(folders) {
  const made = new Map()
  const compressOnce = (bytes) => {
    const key = bytes.toString('latin1')
    if (!made.has(key)) made.set(key, compress(bytes, options(bytes.length)))
    return made.get(key)
  }
  await Promise.all(
    folders.flatMap(filesBelow).map(async (file) => {
      const bytes = readFileSync(file)
      if (bytes.length >= leastBytes) writeFileSync(`${file}.br`, await compressOnce(bytes))
    }),
  )
}

function options(size) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && worthIt.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
