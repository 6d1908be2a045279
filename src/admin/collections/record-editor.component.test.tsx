import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { type AdminAnswers, openAdmin } from '#tests/support/components/admin-app.tsx'
import { Refusal } from '#tests/support/components/answer-calls.ts'

type Testimonial = AdminAnswer<'showTestimonial'>['data']

const saved: Testimonial = {
  id: 7,
  version: 3,
  archived: false,
  last_saved: { by: 'Bilal', at: '2026-11-20T09:00:00Z' },
  name: 'Ayesha Khan',
  place: 'Lahore',
  text: 'Honest and quick.',
  rating: 5,
  photo: null,
  given_on: '2026-11-01',
  shown: true,
}
/** A colleague's version. */
const theirs: Testimonial = {
  ...saved,
  version: 4,
  last_saved: { by: 'Omar', at: '2026-11-21T09:00:00Z' },
  place: 'Multan',
  text: 'Quick and honest.',
}
const conflict = new Refusal(409, { code: 'conflict', message: 'Somebody saved it meanwhile.' })

const open = async (answers: AdminAnswers = {}, path = '/testimonials/7') => {
  const app = await openAdmin(path, { showTestimonial: () => ({ data: saved }), ...answers })
  const { screen } = app
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  await expect.element(field('Name')).toBeVisible()
  return {
    ...app,
    field,
    save: screen.getByRole('button', { name: 'Save', exact: true }),
    dialog: screen.getByRole('dialog', { name: 'Conflicting changes' }),
    bodies: () => app.callsOf('changeTestimonial').map(({ body }) => body),
  }
}

/** Refuses the first change, for a colleague's newer version; accepts the next. */
function collidingAnswers(): AdminAnswers {
  let current = saved
  return {
    showTestimonial: () => ({ data: current }),
    changeTestimonial: ({ body }) => {
      if (Reflect.get(Object(body), 'version') === theirs.version)
        return { data: { ...theirs, ...Object(body), version: 5 } }
      current = theirs
      return conflict
    },
  }
}

test('a field shows its error once it was left, until it is corrected', async () => {
  const { field } = await open()
  await field('Name').fill('')
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field('Name')).toHaveAccessibleDescription('This is a required field')
  await field('Name').fill('A')
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
})

test('saved with values missing, it shows all messages, goes to the first and sends nothing', async () => {
  const { screen, field, save, callsOf } = await open({}, '/testimonials/new')
  await save.click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(screen.getByText('This is a required field').nth(1)).toBeVisible()
  await expect.element(screen.getByText(/^Some fields are missing/)).toBeVisible()
  expect(callsOf('createTestimonial')).toEqual([])
})

test('the server’s messages show at their fields until these are changed; typed text stays', async () => {
  const { field, save } = await open({
    changeTestimonial: () => new Refusal(422, { fields: { place: 'No such place' } }),
  })
  await field('Name').fill('Ayesha K.')
  await field('Place').fill('Atlantis')
  await save.click()
  await expect.element(field('Place')).toHaveFocus()
  await expect.element(field('Place')).toHaveAccessibleDescription('No such place')
  await field('Place').fill('Lahor')
  await expect.element(field('Place')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('Name')).toHaveValue('Ayesha K.')
})

test('without a connection typed text stays, and the next try saves it', async () => {
  let isConnected = false
  const { screen, field, save, bodies } = await open({
    changeTestimonial: () => {
      if (!isConnected) throw new TypeError('Failed to fetch')
      return { data: { ...saved, version: 4, name: 'عائشہ خان' } }
    },
  })
  await field('Name').fill('عائشہ خان')
  await save.click()
  await expect.element(screen.getByText(/^Cannot reach the server/)).toBeVisible()
  isConnected = true
  await save.click()
  await expect.element(screen.getByText('The testimonial was saved.')).toBeVisible()
  expect(bodies().at(-1)).toMatchObject({ name: 'عائشہ خان', version: 3 })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
})

test('pressed twice, Save sends once; text typed meanwhile stays as a change', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { screen, field, save, bodies } = await open({
    changeTestimonial: async () => {
      await released
      return { data: { ...saved, version: 4, name: 'Ayesha K.' } }
    },
  })
  await field('Name').fill('Ayesha K.')
  await save.click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await field('Place').fill('Karachi')
  release()
  await expect.element(screen.getByText('The testimonial was saved.')).toBeVisible()
  expect(bodies()).toHaveLength(1)
  await expect.element(field('Place')).toHaveValue('Karachi')
  await expect.element(screen.getByText(/^Unsaved changes/)).toBeVisible()
})

test('after a conflict, fields changed by both are chosen, and the other changes of both are saved', async () => {
  const { screen, field, save, dialog, bodies } = await open(collidingAnswers())
  await field('Testimonial').fill('Honest, quick and kind.')
  await field('Name').fill('Ayesha K.')
  await save.click()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(/^Omar saved this testimonial/)).toBeVisible()
  await expect.element(dialog.getByRole('definition')).toHaveTextContent('Multan')
  const mine = dialog
    .getByRole('group', { name: 'Name' })
    .getByRole('radio', { name: /Your version Ayesha K\./ })
  await expect.element(mine).toBeChecked()
  const saveVersion = dialog.getByRole('button', { name: 'Save this version' })
  await expect.element(saveVersion).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dialog.getByText('Still to choose: Testimonial')).toBeVisible()
  await dialog.getByRole('radio', { name: /Their version Quick and honest/ }).click()
  await saveVersion.click()
  await expect.element(screen.getByText('Saved, together with your colleague’s changes.')).toBeVisible()
  expect(bodies().at(-1)).toMatchObject({
    version: 4,
    name: 'Ayesha K.',
    place: 'Multan',
    text: 'Quick and honest.',
  })
})

test('after a collision, a user can drop their own changes for the colleague’s', async () => {
  const { field, save, dialog, bodies } = await open(collidingAnswers())
  await field('Testimonial').fill('Honest, quick and kind.')
  await save.click()
  await dialog.getByRole('button', { name: 'Discard my changes' }).click()
  await expect.element(field('Testimonial')).toHaveValue('Quick and honest.')
  await expect.element(field('Place')).toHaveValue('Multan')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  expect(bodies()).toHaveLength(1)
})

test('a collision that was closed undecided stays visible, and nothing is overwritten', async () => {
  const { screen, field, save, dialog, bodies } = await open(collidingAnswers())
  await field('Testimonial').fill('Honest, quick and kind.')
  await save.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await field('Testimonial').fill('Kind, honest and quick.')
  await screen.getByRole('button', { name: 'Compare changes' }).click()
  await expect.element(dialog.getByRole('radio', { name: /Your version Kind, honest/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await save.click()
  await expect.element(dialog).toBeVisible()
  expect(bodies()).toMatchObject([{ version: 3 }, { version: 3 }])
})

test('unsaved changes are restored; over a newer version it asks only where both changed the same field', async () => {
  let current = saved
  const { screen, field, dialog, go } = await open({
    showTestimonial: () => ({ data: current }),
    listTestimonials: () => ({ data: [] }),
  })
  const leaveAndComeBack = async () => {
    go('/testimonials')
    await expect.element(screen.getByRole('heading', { name: 'Testimonials' })).toBeVisible()
    go('/testimonials/7')
    await expect.element(field('Name')).toBeVisible()
  }
  await field('Name').fill('Ayesha K.')
  await leaveAndComeBack()
  await expect.element(screen.getByText('Your unsaved changes have been restored.')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Ayesha K.')

  current = { ...saved, version: 4, place: 'Multan' }
  await leaveAndComeBack()
  await expect.element(field('Name')).toHaveValue('Ayesha K.')
  await expect.element(field('Place')).toHaveValue('Multan')

  current = { ...saved, version: 5, name: 'Ayesha' }
  await leaveAndComeBack()
  await expect
    .element(dialog.getByRole('group', { name: /^Name.*you both changed this field/ }))
    .toBeVisible()
})

test('changes can be discarded for the saved version, and restored', async () => {
  const { screen, field } = await open()
  await field('Name').fill('Ayesha K.')
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(field('Name')).toHaveValue('Ayesha Khan')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(field('Name')).toHaveValue('Ayesha K.')
})
