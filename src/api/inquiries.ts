import type { Hono } from 'hono'
import { receiveInquiry } from '#domain/leads/inquiry.ts'
import { receivePropertyInquiry } from '#domain/leads/property-inquiry.ts'
import type { ApiContext } from './context.ts'
import { mountWrite } from './write.ts'

export function mountInquiries(app: Hono, context: ApiContext): void {
  mountWrite(app, context, 'inquiry', ({ body, once }) => receiveInquiry(context, body, once))
  mountWrite(app, context, 'propertyInquiry', ({ body, once }) => receivePropertyInquiry(context, body, once))
}
