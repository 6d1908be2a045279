import {
  createTransfer,
  endSharedList,
  openTransfer,
  shareHomes,
  showSaved,
  showSharedList,
} from '#domain/saved/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'
import { mountWrite } from './write.ts'

const cardTags = ['listings', 'projects', 'cities', 'areas', 'agents']

export function mountSaved(app: Api, context: ApiContext): void {
  mountRead(app, 'saved', async ({ query }) => ({ answer: await showSaved(context, query), tags: cardTags }))
  mountRead(app, 'sharedList', async ({ params: { token } }) => ({
    answer: { data: await showSharedList(context, token) },
    // It ends at any moment, and few people read it: its page is not kept.
    tags: undefined,
  }))
  mountWrite(app, context, 'shareHomes', async ({ body }) => ({
    data: await shareHomes(context, body.homes),
  }))
  mountWrite(app, context, 'endSharedList', async ({ params: { token }, body }) => {
    await endSharedList(context, { token, key: body.key })
    return { data: { ended: true } }
  })
  mountWrite(app, context, 'createTransfer', async ({ body }) => ({
    data: await createTransfer(context, body.sealed),
  }))
  mountWrite(app, context, 'openTransfer', async ({ params: { token } }) => ({
    data: await openTransfer(context, token),
  }))
}
