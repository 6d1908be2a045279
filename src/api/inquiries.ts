import {
  leadState,
  receiveFeedback,
  receiveFranchiseEnquiry,
  receiveGetInTouch,
  receiveInquiry,
  receiveProjectInquiry,
  receivePropertyInquiry,
  receiveValuation,
} from '#domain/leads/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'
import { mountWrite } from './write.ts'

export function mountInquiries(app: Api, context: ApiContext): void {
  mountWrite(app, context, 'inquiry', ({ body, once }) => receiveInquiry(context, { inquiry: body, once }))
  mountWrite(app, context, 'propertyInquiry', ({ body, once }) =>
    receivePropertyInquiry(context, { inquiry: body, once }),
  )
  mountWrite(app, context, 'projectInquiry', ({ body, once }) =>
    receiveProjectInquiry(context, { inquiry: body, once }),
  )
  mountWrite(app, context, 'contact', ({ body, once }) => receiveFeedback(context, { feedback: body, once }))
  mountWrite(app, context, 'getInTouch', ({ body, once }) =>
    receiveGetInTouch(context, { request: body, once }),
  )
  mountWrite(app, context, 'franchise', ({ body, once }) =>
    receiveFranchiseEnquiry(context, { enquiry: body, once }),
  )
  mountWrite(app, context, 'valuation', ({ body, once }) =>
    receiveValuation(context, { valuation: body, once }),
  )
  mountRead(app, 'leadState', async ({ params: { reference } }) => ({
    answer: await leadState(context, reference),
    tags: [`lead:${reference}`],
  }))
}
