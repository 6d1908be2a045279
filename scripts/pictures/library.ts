import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

/** What is said of a picture before it is made. */
export interface Caption {
  file: string
  kind: string
  alt: string
}

/** The rendered pictures that library.csv names. None shows a real place, and their texts say so. */
export async function renderedPictures(): Promise<Caption[]> {
  const rows: { file: string; kind: string; description: string }[] = parse(
    await readFile(join(import.meta.dirname, 'library.csv')),
    { columns: true },
  )
  return rows.map(({ file, kind, description }) => ({
    file,
    kind,
    alt: `${description}, artist’s impression`,
  }))
}
