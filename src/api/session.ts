/** Signing in and out of the back office, and what staff set up for themselves. */
import type { Hono } from 'hono'
import { permissionsOf } from '#contract/permissions.ts'
import { ownAgent } from '#domain/staff/known-agent.ts'
import { changeMailChoices, showMailChoices } from '#domain/staff/mail-choices.ts'
import type { ApiContext } from './context.ts'
import { mountOfficeCall, type OfficeParts } from './office/call.ts'

const done = { data: { done: true as const } }

export function mountSession(app: Hono, parts: OfficeParts, { db }: Pick<ApiContext, 'db'>): void {
  mountOfficeCall(app, parts, 'signIn', async ({ door, headers, body, cookies }) => {
    const entered = await door.signIn(headers, body)
    cookies.push(...entered.cookies)
    return { data: { second_factor: entered.secondFactor } }
  })
  mountOfficeCall(app, parts, 'enterCode', async ({ door, headers, body, cookies }) => {
    cookies.push(...(await door.enterCode(headers, body.code)).cookies)
    return done
  })
  mountOfficeCall(app, parts, 'signOut', async ({ door, headers, cookies }) => {
    cookies.push(...(await door.signOut(headers)).cookies)
    return done
  })
  mountOfficeCall(app, parts, 'forgotPassword', async ({ door, headers, body }) => {
    await door.forgotten(headers, body.email)
    return done
  })
  mountOfficeCall(app, parts, 'setPassword', async ({ door, headers, body }) => {
    await door.setPassword(headers, body)
    return done
  })
  mountOfficeCall(app, parts, 'me', async ({ by, visit }) => {
    const { agentId: agent_id, ...me } = by
    const permissions = permissionsOf(by.role)
    const agent = await ownAgent(db, by)
    const { secondFactor: second_factor, secondFactorMissing: second_factor_missing } = visit
    return { data: { ...me, agent_id, agent, second_factor, second_factor_missing, permissions } }
  })
  mountOfficeCall(app, parts, 'mailChoices', ({ by }) => showMailChoices(db, by))
  mountOfficeCall(app, parts, 'changeMailChoices', async ({ by, body }) => {
    await changeMailChoices(db, by, body)
    return showMailChoices(db, by)
  })
  mountOfficeCall(app, parts, 'sessions', async ({ door, headers, visit }) => ({
    data: await door.sessions(headers, visit),
  }))
  mountOfficeCall(app, parts, 'endSession', async ({ door, headers, visit, params }) => {
    await door.endSession(headers, visit, params.session)
    return done
  })
  mountOfficeCall(app, parts, 'beginSecondFactor', async ({ door, headers, visit, body }) => ({
    data: await door.beginSecondFactor(headers, visit, body.password),
  }))
  mountOfficeCall(app, parts, 'confirmSecondFactor', async ({ door, headers, visit, body, cookies }) => {
    cookies.push(...(await door.confirmSecondFactor(headers, visit, body.code)).cookies)
    return done
  })
  mountOfficeCall(app, parts, 'endSecondFactor', async ({ door, headers, visit, body, cookies }) => {
    cookies.push(...(await door.endSecondFactor(headers, visit, body.password)).cookies)
    return done
  })
}
