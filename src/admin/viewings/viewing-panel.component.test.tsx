import { expect, test } from 'vitest'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { openAdmin } from '#tests/support/components/admin-app.tsx'

type Viewing = AdminAnswer<'leadViewings'>['data'][number]

const lead: AdminAnswer<'lead'>['data'] = {
  ...{ id: 9, reference: 'AG-7K2M-4PXQ', kind: 'viewing', status: 'assigned', source: 'website' },
  ...{ name: 'Ayesha Khan', phone: '0300 1234567', email: null, city: null, owner: null, about: null },
  ...{ said: null, created_at: '2026-11-26T08:00:00Z', updated_at: '2026-11-26T08:00:00Z' },
  ...{ first_contacted_at: null, late: false, lost_reason: null, language: 'en', answer_by: null },
  ...{ facts: [], listing: null, project: null, estimate: null, timeline: [], related: [], merged: [] },
  ...{ merged_into: null, tasks: [], templates: [] },
}

const [first, second] = ['2031-12-02T05:00:00.000Z', '2031-12-02T06:00:00.000Z'] as const
const viewing: Viewing = {
  ...{ id: 4, version: 0, state: 'proposed', slots: [first, second], at: null, time_zone: 'Europe/London' },
  ...{
    reason: null,
    outcome: null,
    place: 'DHA Phase 6, Lahore',
    message: 'Assalam-o-alaikum',
    reminder: null,
  },
  lead: { id: 9, reference: lead.reference, name: lead.name, phone: lead.phone },
  listing: { id: 7, name: 'Corner house' },
  agent: { id: 2, name: 'Sana Malik' },
  clashes: [{ at: second, other_at: second, lead: { id: 3, name: 'Omar Shah' }, same: 'agent' }],
}

function open(shown: () => Viewing, updateViewing: () => AdminAnswer<'updateViewing'>) {
  return openAdmin('/leads/9', {
    lead: () => ({ data: lead }),
    leadChoices: () => ({ data: { owners: [], cities: [] } }),
    openLead: () => ({ data: { done: true } }),
    leadViewings: () => ({ data: [shown()] }),
    updateViewing,
  })
}

test('a time is confirmed, and one that clashes says so and can be confirmed despite it', async () => {
  let now: Viewing = viewing
  const { screen, callsOf } = await open(
    () => now,
    () => ({ data: now }),
  )
  await expect
    .element(screen.getByText('Tue 2 Dec, 10:00 PKT (Tue 2 Dec, 05:00 in Europe/London)'))
    .toBeVisible()
  await expect
    .element(screen.getByText('Clash: the agent has another viewing at Tue 2 Dec, 11:00 PKT, with Omar Shah'))
    .toBeVisible()
  now = { ...viewing, state: 'confirmed', version: 1, at: second }
  await screen.getByText('Confirm anyway').click()
  await expect.element(screen.getByText('Confirmed', { exact: true })).toBeVisible()
  expect(callsOf('updateViewing').map(({ body }) => body)).toEqual([
    { action: 'confirm', version: 0, at: second, despite_clash: true },
  ])
})

test('each state has its message for WhatsApp, and a viewing to come a reminder', async () => {
  const confirmed = { state: 'confirmed' as const, at: first, message: 'Confirmed', reminder: 'Tomorrow' }
  const { screen } = await open(
    () => ({ ...viewing, ...confirmed }),
    () => ({ data: viewing }),
  )
  for (const [name, text] of [
    ['WhatsApp: confirmation', 'Confirmed'],
    ['WhatsApp: reminder', 'Tomorrow'],
  ] as const)
    await expect
      .element(screen.getByRole('link', { name }))
      .toHaveAttribute('href', `https://wa.me/923001234567?text=${text}`)
})

test('a visitor who called is given a time', async () => {
  const listing = {
    id: 7,
    title: 'Corner house',
    status: 'published',
    price: 0,
    place: 'DHA Phase 6, Lahore',
    agent: null,
  }
  const { screen, callsOf } = await openAdmin('/leads/9', {
    lead: () => ({ data: { ...lead, kind: 'property_inquiry', listing } }),
    leadChoices: () => ({ data: { owners: [], cities: [] } }),
    openLead: () => ({ data: { done: true } }),
    beginViewing: () => ({ data: viewing }),
  })
  await screen.getByRole('button', { name: 'Confirm a time…' }).click()
  await screen.getByRole('dialog').getByLabelText('Time (Pakistan time)').fill('2031-12-02T10:00')
  await screen.getByRole('button', { name: 'Confirm this time' }).click()
  await expect.element(screen.getByText('Viewing confirmed.')).toBeVisible()
  expect(callsOf('beginViewing').map(({ body }) => body)).toEqual([
    { action: 'confirm', at: '2031-12-02T05:00:00.000Z', despite_clash: false },
  ])
})

test('the visitor reads why a viewing is declined', async () => {
  const { screen, callsOf } = await open(
    () => viewing,
    () => ({ data: viewing }),
  )
  await screen.getByRole('button', { name: 'Decline…' }).click()
  await screen.getByRole('textbox', { name: 'Reason, which the visitor reads' }).fill('The owner is abroad')
  await screen.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect.element(screen.getByText('Viewing declined.')).toBeVisible()
  expect(callsOf('updateViewing').map(({ body }) => body)).toEqual([
    { action: 'decline', version: 0, reason: 'The owner is abroad' },
  ])
})

test('the week is a list or a table, in which each viewing leads to its lead', async () => {
  const at = '2026-12-02T05:00:00.000Z'
  const { message: _, reminder: __, ...row } = { ...viewing, state: 'confirmed' as const, at, clashes: [] }
  const { screen } = await openAdmin('/viewings?view=week&from=2026-12-03', {
    viewings: () => ({ data: { waiting: [], to_record: [], week: [row] } }),
    leadChoices: () => ({ data: { owners: [], cities: [] } }),
    calendarAddress: () => ({ data: { path: null } }),
  })
  await expect.element(screen.getByRole('columnheader', { name: 'Wed 2 Dec' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /10:00 Ayesha Khan/ }))
    .toHaveAttribute('href', '/admin/leads/9')
  await screen.getByRole('link', { name: 'List', exact: true }).click()
  await expect
    .element(screen.getByText('Wed 2 Dec, 10:00 PKT (Wed 2 Dec, 05:00 in Europe/London)'))
    .toBeVisible()
})
