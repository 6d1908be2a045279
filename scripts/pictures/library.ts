import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { captionOf, type SceneFacts } from './caption.ts'

/** What is said of a picture before it is made. */
export interface Caption {
  file: string
  kind: string
  alt: string
}

/** What the scripts left about the scenes they built, by the picture's name. */
export type Facts = Record<string, SceneFacts>

/** Where the facts of all published pictures are kept. */
export const factsFile = join(import.meta.dirname, 'facts.json')

export async function readFacts(): Promise<Facts> {
  return JSON.parse(await readFile(factsFile, 'utf8'))
}

/**
 * The rendered pictures that library.csv names. Where the script told what it built, the text is made from that.
 * None shows a real place, and their texts say so.
 */
export async function renderedPictures(): Promise<Caption[]> {
  const rows: { file: string; kind: string; description: string }[] = parse(
    await readFile(join(import.meta.dirname, 'library.csv')),
    { columns: true },
  )
  const facts = await readFacts()
  return rows.map(({ file, kind, description }) => {
    const told = facts[file.replace(/\.jpg$/, '')]
    if (!told) return { file, kind, alt: `${description}, artist’s impression` }
    return { file, kind, alt: captionOf(told) }
  })
}
