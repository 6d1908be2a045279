/** Shows a page's new text within a second of its file being saved, whatever it was saved with. */
import { type StatsListener, unwatchFile, watchFile } from 'node:fs'
import type { PageName } from '#contract/content/pages.ts'
import { type PageTexts, pageFiles } from '#domain/pages/page-texts.ts'

// Looking at a few files is cheap, and works on network disks and in containers, which send no change events.
const everyMs = 300

export type WatchedContent = {
  /** Called with a page whose changed file has been read. Not needed before pages are cached. */
  onChange: (name: PageName) => void
  close: () => void
}

/** Reads every page, then each one anew when its file changes. */
export async function watchContent(
  texts: Pick<PageTexts, 'fileOf' | 'read' | 'readAll'>,
): Promise<WatchedContent> {
  const watched = pageFiles.map(({ name, language }) => {
    const listener: StatsListener = async () => {
      await texts.read(name, language)
      content.onChange(name)
    }
    const file = texts.fileOf(name, language)
    watchFile(file, { interval: everyMs, persistent: false }, listener)
    return { file, listener }
  })
  const content: WatchedContent = {
    onChange: () => {},
    close() {
      for (const { file, listener } of watched) unwatchFile(file, listener)
    },
  }
  await texts.readAll()
  return content
}
