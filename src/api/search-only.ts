import type { Config } from '#config'
import { searchKeysHeader } from '#contract/search/search.ts'
import { searchKeys } from '#contract/search/search-keys.ts'
import { visitor } from '#domain/access/index.ts'
import type { SearchContext } from '#domain/search/index.ts'
import { mountSearch } from './listings.ts'
import { answerInLanguage, answerProblems, type OnProblem, openTo } from './mount.ts'
import { Api } from './read.ts'

export type SearchOnly = Pick<SearchContext, 'db' | 'search'> & {
  config: Pick<Config, 'webOrigins'>
  onError: (error: unknown, requestId: string) => void
}

/** The API of a process that searches and does nothing else. */
export function createSearchApi({ db, search, config, onError }: SearchOnly): Api {
  const onProblem: OnProblem = ({ unexpected }, error, id) => {
    if (unexpected) onError(error, id)
  }
  const app = new Api(onProblem)
  // A site of a newer version, which knows more keys, does not use the answers of this process.
  app.use(async (context, next) => {
    await next()
    context.header(searchKeysHeader, searchKeys.join())
  })
  answerInLanguage(app)
  openTo(app, config.webOrigins)
  mountSearch(app, { db, search, searchService: undefined, actor: visitor })
  answerProblems(app, onProblem)
  return app
}
