/** Signing in and out of the admin app, and what staff set up for themselves. */
import type { Hono } from 'hono'
import { rolePermissions } from '#contract/permissions.ts'
import { changeMailChoices, showMailChoices } from '#domain/mails/index.ts'
import { ownAgent } from '#domain/staff/index.ts'
import { type AdminParts, mountAdminCall } from './admin/call.ts'

const done = { data: { done: true as const } }

export function mountSession(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'signIn', async ({ auth, headers, body, cookies }) => {
    const entered = await auth.signIn(headers, body)
    cookies.push(...entered.cookies)
    return { data: { second_factor: entered.secondFactor } }
  })
  mountAdminCall(app, parts, 'enterCode', async ({ auth, headers, body, cookies }) => {
    cookies.push(...(await auth.enterCode(headers, body.code)).cookies)
    return done
  })
  mountAdminCall(app, parts, 'signOut', async ({ auth, headers, cookies }) => {
    cookies.push(...(await auth.signOut(headers)).cookies)
    return done
  })
  mountAdminCall(app, parts, 'forgotPassword', async ({ auth, headers, body }) => {
    await auth.forgotten(headers, body.email)
    return done
  })
  mountAdminCall(app, parts, 'setPassword', async ({ auth, headers, body }) => {
    await auth.setPassword(headers, body)
    return done
  })
  mountAdminCall(app, parts, 'me', async ({ ctx, visit }) => {
    const { kind: _, agentId: agent_id, ...me } = ctx.actor
    const permissions = rolePermissions(me.role)
    const agent = await ownAgent(ctx)
    const { secondFactor: second_factor, secondFactorMissing: second_factor_missing } = visit
    return { data: { ...me, agent_id, agent, second_factor, second_factor_missing, permissions } }
  })
  mountAdminCall(app, parts, 'mailChoices', ({ ctx }) => showMailChoices(ctx))
  mountAdminCall(app, parts, 'changeMailChoices', async ({ ctx, body }) => {
    await changeMailChoices(ctx, body)
    return showMailChoices(ctx)
  })
  mountAdminCall(app, parts, 'sessions', async ({ auth, headers, visit }) => ({
    data: await auth.sessions(headers, visit),
  }))
  mountAdminCall(app, parts, 'endSession', async ({ auth, headers, visit, params }) => {
    await auth.endSession(headers, visit, params.session)
    return done
  })
  mountAdminCall(app, parts, 'beginSecondFactor', async ({ auth, headers, visit, body }) => ({
    data: await auth.beginSecondFactor(headers, visit, body.password),
  }))
  mountAdminCall(app, parts, 'confirmSecondFactor', async ({ auth, headers, visit, body, cookies }) => {
    cookies.push(...(await auth.confirmSecondFactor(headers, visit, body.code)).cookies)
    return done
  })
  mountAdminCall(app, parts, 'endSecondFactor', async ({ auth, headers, visit, body, cookies }) => {
    cookies.push(...(await auth.endSecondFactor(headers, visit, body.password)).cookies)
    return done
  })
}
