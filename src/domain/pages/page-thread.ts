/** The thread in which `PageReader` has texts read: a message for each, an answer for each, in their order. */

import { parentPort } from 'node:worker_threads'
import type { Page, PageName } from '#contract/content/pages.ts'
import { pageErrors as t } from '#messages/admin.ts'
import type { Language } from '#messages/languages.ts'
import { PageProblem } from './page-problem.ts'
import type { Placeholders } from './placeholders.ts'
import { readPage } from './read-page.ts'

export type ThreadTask = { name: PageName; language: Language; written: string; placeholders: Placeholders }
export type ThreadAnswer = { page: Page } | { problem: string }

// Ten times what the longest text may have.
const longestPage = 600_000

parentPort?.on('message', (task: ThreadTask) => parentPort?.postMessage(answered(task)))
// The modules are loaded: from here on the time is the text's own.
parentPort?.postMessage('ready')

function answered({ name, written, ...how }: ThreadTask): ThreadAnswer {
  try {
    const page = readPage(name, written, how)
    const isTooLong = JSON.stringify(page).length > longestPage
    return isTooLong ? { problem: t.tooLong } : { page }
  } catch (error) {
    if (error instanceof PageProblem) return { problem: error.message }
    // The stack is at its end.
    if (error instanceof RangeError) return { problem: t.tooDeep }
    throw error
  }
}
