/** Renders the home page in every language and asks the API once, as visitors do, before any visitor is sent here. */
import { pathInLanguage } from '#contract/language-paths.ts'
import { languages } from '#messages/languages.ts'
import type { Log } from '../monitoring/log.ts'
import type { PageSource } from '../pages/page-source.ts'

type Asked = {
  pageOf: PageSource
  api: (request: Request) => Response | Promise<Response>
  origin: string
  log: Pick<Log, 'error'>
}

const call = '/api/listings'

/** Gives the reason why visitors must not be sent here, and logs its cause; undefined when all answers are good. */
export async function tryAnswers({ pageOf, api, origin, log }: Asked): Promise<string | undefined> {
  const answers: [string, () => Promise<number>][] = [
    ...languages
      .map((language) => pathInLanguage('/', language))
      .map((page): [string, () => Promise<number>] => [
        page,
        async () => (await pageOf(page, 'readiness')).page.status,
      ]),
    [call, async () => (await api(new Request(new URL(call, origin)))).status],
  ]
  for (const [address, ask] of answers) {
    try {
      const status = await ask()
      if (status < 500) continue
      log.error(`${address} answered ${status} when it was tried before the first visitor`)
      return `${address} answers ${status}: the log says why.`
    } catch (error) {
      log.error({ err: error }, `${address} could not be answered when it was tried before the first visitor`)
      return `${address} cannot be answered: the log says why.`
    }
  }
  return undefined
}
