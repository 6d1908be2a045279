/** How far estimates are off. */
import { showAccuracy } from '#domain/estimates/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountEstimateAccuracy(app: Api, context: ApiContext): void {
  mountRead(app, 'estimateAccuracy', async () => ({
    answer: { data: await showAccuracy(context) },
    tags: ['estimate-accuracy', 'cities'],
  }))
}
