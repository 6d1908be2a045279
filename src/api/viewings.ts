import { staffCalendarPath, viewingCalendarPath } from '#contract/paths.ts'
import {
  changeByVisitor,
  listFreeTimes,
  receiveViewing,
  showViewing,
  staffCalendar,
  visitorCalendar,
} from '#domain/viewings/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'
import { mountWrite } from './write.ts'

export function mountViewings(app: Api, context: ApiContext): void {
  mountRead(app, 'viewingTimes', async ({ params: { id } }) => ({
    answer: await listFreeTimes(context, id),
    // A page that shows a time which was taken meanwhile stays for minutes: the request is refused then.
    tags: ['settings', `listing:${id}`],
  }))
  mountWrite(app, context, 'requestViewing', ({ body, once }) =>
    receiveViewing(context, { request: body, once }),
  )
  mountRead(app, 'viewing', async ({ params: { secret } }) => ({
    answer: await showViewing(context, secret),
    // What belongs to one visitor is never kept.
    tags: undefined,
  }))
  mountWrite(app, context, 'changeViewing', ({ params: { secret }, body }) =>
    changeByVisitor(context, { secret, change: body }),
  )
  // Calendar programs read these, without signing in: the secret in the address gives access.
  app.get(viewingCalendarPath(':secret'), async ({ req }) =>
    calendarAnswer(await visitorCalendar(context, req.param('secret') ?? '')),
  )
  app.get(staffCalendarPath(':secret'), async ({ req }) =>
    calendarAnswer(await staffCalendar(context, req.param('secret') ?? '')),
  )
}

function calendarAnswer(calendar: string): Response {
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="viewing.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
