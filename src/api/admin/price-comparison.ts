import type { Hono } from 'hono'
import { comparePrice } from '#domain/estimates/index.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountPriceComparison(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'comparePrice', async ({ ctx, body }) => ({
    data: await comparePrice(ctx, body),
  }))
}
