import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showInAdmin } from '#tests/support/components/admin-app.tsx'
import { FilterChoice, FilterText } from './filters.tsx'
import { ListScreen } from './list-screen.tsx'

type Mail = { id: number; subject: string }

const mails: readonly Mail[] = [
  { id: 1, subject: 'Your viewing' },
  { id: 2, subject: 'آپ کی درخواست' },
]

const pages = (totalRecords: number, currentPage = 1) => ({
  currentPage,
  totalPages: Math.ceil(totalRecords / 50),
  totalRecords,
})

const show = (
  rows: readonly Mail[],
  { total = rows.length, at = 1, isFiltered = false, error = undefined as string | undefined } = {},
) => {
  const clear = vi.fn()
  const shown = showInAdmin(
    <ListScreen
      title="Outbox"
      text="What the website sent."
      name="mails"
      label="Mails"
      columns={[{ name: 'subject', label: 'Subject', width: 200, cell: ({ subject }: Mail) => subject }]}
      rows={rows}
      keyOf={({ id }) => String(id)}
      labelOf={({ subject }) => subject}
      filters={<FilterText label="Search" value={undefined} onValue={() => {}} />}
      narrowed={{ isFiltered, clear }}
      error={error}
      empty={{ title: 'No mails yet', text: 'They appear here.', filtered: 'No mails match these filters' }}
      pagination={pages(total, at)}
      unit={({ count }) => `${count.toLocaleString('en')} mails`}
    />,
    `?page=${at}`,
  )
  return shown.then(({ screen, address }) => ({ screen, address, clear }))
}

test('a list says how much there is, and leads to its other pages', async () => {
  const { screen, address } = await show(mails, { total: 2400, at: 2 })
  const nav = screen.getByRole('navigation', { name: 'Pages' })
  await expect.element(nav.getByText('2,400 mails')).toBeVisible()
  await expect.element(nav.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('link', { name: 'Page 48' }).click()
  await expect.poll(address).toBe('/?page=48')
  await nav.getByRole('link', { name: 'Previous page' }).click()
  await expect.poll(address).toBe('/?page=1')
})

test('an empty list says why, and has no pages', async () => {
  const { screen } = await show([])
  await expect.element(screen.getByRole('heading', { name: 'No mails yet' })).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
})

test('filters that leave nothing can be cleared', async () => {
  const { screen, clear } = await show([], { isFiltered: true })
  await expect.element(screen.getByRole('heading', { name: 'No mails match these filters' })).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  expect(clear).toHaveBeenCalledOnce()
})

test('a page past the end leads back to the first', async () => {
  const { screen, address } = await show([], { total: 60, at: 4 })
  await expect.element(screen.getByRole('heading', { name: 'No more results' })).toBeVisible()
  await screen.getByRole('link', { name: 'Go to the first page' }).click()
  await expect.poll(address).toBe('/?page=1')
})

test('an error of the rows is shown above them', async () => {
  const { screen } = await show(mails, { error: 'The mail server cannot be reached.' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The mail server cannot be reached.')
  await expect.element(screen.getByText('آپ کی درخواست')).toBeVisible()
})

test('a search runs after a pause, immediately on Enter or blur, and only once', async () => {
  const onValue = vi.fn()
  const { screen } = await showInAdmin(<FilterText label="Search" value={undefined} onValue={onValue} />)
  const field = screen.getByRole('searchbox', { name: 'Search' })
  await field.fill(' G-13 ')
  await userEvent.keyboard('{Enter}')
  expect(onValue.mock.calls).toEqual([['G-13']])
  await userEvent.tab()
  expect(onValue).toHaveBeenCalledOnce()
  await field.fill('')
  await expect.poll(() => onValue.mock.calls).toEqual([['G-13'], [undefined]])
})

test('a choice of a filter says which, and nothing for all', async () => {
  const onValue = vi.fn()
  const options = [
    ['sent', 'Sent'],
    ['failed', 'Failed'],
  ] as const
  const { screen } = await showInAdmin(
    <FilterChoice label="State" value="sent" options={options} onValue={onValue} />,
  )
  const state = screen.getByRole('combobox', { name: 'State' })
  await state.selectOptions('Failed')
  await state.selectOptions('All')
  expect(onValue.mock.calls).toEqual([['failed'], [undefined]])
})
