/** Shows a page's new text and new rates within a second of their file being saved, whatever it was saved with. */
import { type StatsListener, unwatchFile, watchFile } from 'node:fs'
import type { TaxFiles } from '#domain/costs/index.ts'
import { type PageTexts, pageFiles } from '#domain/pages/index.ts'

// Looking at a few files is cheap, and works on network disks and in containers, which send no change events.
const everyMs = 300

export type WatchedContent = {
  /** Called with the tag of what a changed file says, once it was read. Not needed before pages are cached. */
  onChange: (tag: string) => void
  close: () => void
}

/** Reads every page and every table of rates, then each one again when its file changes. */
export async function watchContent(
  texts: Pick<PageTexts, 'fileOf' | 'read' | 'readAll'>,
  taxFiles: Pick<TaxFiles, 'read'>,
): Promise<WatchedContent> {
  const watched = pageFiles.map(({ name, language }) => {
    const listener: StatsListener = async () => {
      await texts.read(name, language)
      content.onChange(`page:${name}`)
    }
    const file = texts.fileOf(name, language)
    watchFile(file, { interval: everyMs, persistent: false }, listener)
    return { file, listener }
  })
  // Files of rates come and go: the folder is read, not a list of them.
  const rates = setInterval(async () => {
    if (await taxFiles.read()) content.onChange('tax_tables')
  }, everyMs).unref()
  const content: WatchedContent = {
    onChange: () => {},
    close() {
      clearInterval(rates)
      for (const { file, listener } of watched) unwatchFile(file, listener)
    },
  }
  await Promise.all([texts.readAll(), taxFiles.read()])
  return content
}
