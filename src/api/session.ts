/** Signing in and out of the admin app, and what staff set up for themselves. */
import type { Hono } from 'hono'
import { permissionsOf } from '#contract/permissions.ts'
import { changeMailChoices, showMailChoices } from '#domain/mails/mail-choices.ts'
import { ownAgent } from '#domain/staff/known-agent.ts'
import { type AdminParts, mountAdminCall } from './admin/call.ts'
import type { ApiContext } from './context.ts'

const done = { data: { done: true as const } }

export function mountSession(app: Hono, parts: AdminParts, { db }: Pick<ApiContext, 'db'>): void {
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
  mountAdminCall(app, parts, 'me', async ({ by, visit }) => {
    const { agentId: agent_id, ...me } = by
    const permissions = permissionsOf(by.role)
    const agent = await ownAgent(db, by)
    const { secondFactor: second_factor, secondFactorMissing: second_factor_missing } = visit
    return { data: { ...me, agent_id, agent, second_factor, second_factor_missing, permissions } }
  })
  mountAdminCall(app, parts, 'mailChoices', ({ by }) => showMailChoices(db, by))
  mountAdminCall(app, parts, 'changeMailChoices', async ({ by, body }) => {
    await changeMailChoices(db, by, body)
    return showMailChoices(db, by)
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
