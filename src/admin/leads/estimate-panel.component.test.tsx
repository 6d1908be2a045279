import { expect, test } from 'vitest'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { openAdmin } from '#tests/support/components/admin-app.tsx'

type Lead = AdminAnswer<'lead'>['data']

const corrections = { cases: 12, median_deviation: 0.084 }
const estimate: NonNullable<Lead['estimate']> = {
  made_at: '2026-11-26T08:00:00Z',
  place: 'F-7, Islamabad',
  purpose: 'sale',
  type: 'house',
  size: 10,
  size_unit: 'marla',
  beds: 4,
  cases: 31,
  as_of: '2026-11',
  figure: { likely: 50_000_000, low: 42_000_000, high: 58_000_000 },
  reason: null,
  correction: null,
  corrections,
}
const lead: Lead = {
  ...{ id: 9, reference: 'AG-7K2M-4PXQ', kind: 'valuation', status: 'new', source: 'website' },
  ...{ name: 'Ayesha Khan', phone: '0300 1234567', email: null, city: null, owner: null, about: null },
  ...{ said: null, created_at: '2026-11-26T08:00:00Z', updated_at: '2026-11-26T08:00:00Z' },
  ...{ first_contacted_at: null, late: false, lost_reason: null, language: 'en', answer_by: null },
  ...{ facts: [], listing: null, project: null, estimate, timeline: [], related: [], merged: [] },
  ...{ merged_into: null, tasks: [], templates: [] },
}

function open(shown: () => Lead['estimate']) {
  return openAdmin('/leads/9', {
    lead: () => ({ data: { ...lead, estimate: shown() } }),
    leadChoices: () => ({ data: { owners: [], cities: [] } }),
    openLead: () => ({ data: { done: true } }),
    correctEstimate: () => ({ data: { done: true } }),
  })
}

test('an agent sees the estimate of the visitor, and records their own figure', async () => {
  let recorded: Lead['estimate'] = estimate
  const { screen, callsOf } = await open(() => recorded)
  await expect.element(screen.getByText('PKR 4.2 to 5.8 Crore')).toBeVisible()
  await expect.element(screen.getByText('10 Marla House in F-7, Islamabad')).toBeVisible()
  await expect.element(screen.getByText('Nov 2026', { exact: true })).toBeVisible()
  await expect
    .element(
      screen.getByText('Half of our estimates are within 8.4% of the agency’s figure, across 12 leads.'),
    )
    .toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Your figure' })
  const save = screen.getByRole('button', { name: 'Save figure' })
  await field.fill('a lot')
  await save.click()
  await expect.element(field).toHaveAccessibleDescription('Enter an amount from PKR 1,000, e.g. 2.5 Crore')
  expect(callsOf('correctEstimate')).toEqual([])
  recorded = {
    ...estimate,
    correction: { figure: 40_000_000, by: 'Sana Malik', at: '2026-11-26T09:00:00Z' },
  }
  await field.fill('4 crore')
  await save.click()
  await expect.element(screen.getByText('The estimate is 25% above this figure.')).toBeVisible()
  expect(callsOf('correctEstimate').map(({ body }) => body)).toEqual([{ figure: 40_000_000 }])
})

test('where there was no figure, it says why, and asks for none', async () => {
  const { screen } = await open(() => ({ ...estimate, figure: null, reason: 'fewComparables', cases: 3 }))
  await expect
    .element(screen.getByText(/We have prices for fewer than five similar properties/))
    .toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Your figure' })).not.toBeInTheDocument()
})
