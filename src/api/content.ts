/** What the agency itself puts on its pages: covers, testimonials, photographs of the team, offices, texts. */

import { listCovers, listGroupPhotos, listOffices, listTestimonials } from '#domain/content/index.ts'
import { showPage } from '#domain/pages/index.ts'
import { showDeskHours } from '#domain/settings/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountContent(app: Api, context: ApiContext): void {
  mountRead(app, 'deskHours', async () => ({
    answer: await showDeskHours(context),
    tags: ['settings'],
  }))
  mountRead(app, 'covers', async () => ({ answer: await listCovers(context), tags: ['covers'] }))
  mountRead(app, 'testimonials', async () => ({
    answer: await listTestimonials(context),
    tags: ['testimonials'],
  }))
  mountRead(app, 'groupPhotos', async () => ({
    answer: await listGroupPhotos(context),
    tags: ['group_photos'],
  }))
  mountRead(app, 'offices', async () => ({
    answer: await listOffices(context, context.config.systems.maps),
    tags: ['offices'],
  }))
  mountRead(app, 'page', async ({ params: { name } }) => ({
    answer: await showPage(context, name),
    // Settings stand in their texts.
    tags: [`page:${name}`, 'settings'],
  }))
}
