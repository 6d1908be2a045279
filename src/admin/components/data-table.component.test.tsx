import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInAdmin } from '#tests/support/components/admin-app.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { BulkBar } from './select-rows.tsx'
import { useSelection } from './use-selection.ts'

type Person = { id: number; name: string; city: string; leads: number }

const people: readonly Person[] = [
  { id: 1, name: 'Ayesha Khan', city: 'Lahore', leads: 12 },
  { id: 2, name: 'بلال احمد', city: 'Karachi', leads: 7 },
  { id: 3, name: 'Omar Sheikh', city: 'Multan', leads: 0 },
]
const columns: ReadonlyArray<Column<Person>> = [
  {
    name: 'name',
    label: 'Name',
    width: 200,
    sort: 'name',
    cell: ({ id, name }) => (
      <a data-row href={`#${id}`}>
        {name}
      </a>
    ),
  },
  { name: 'city', label: 'City', width: 120, cell: ({ city }) => city },
  { name: 'leads', label: 'Leads', width: 90, sort: 'leads', numeric: true, cell: ({ leads }) => leads },
]

function People({ rows }: { rows: readonly Person[] }) {
  const selection = useSelection()
  return (
    <>
      <DataTable
        name="people"
        label="People"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
        labelOf={({ name }) => name}
        sort={{ by: 'name', order: 'asc' }}
        selection={selection}
        empty={<p>No people</p>}
      />
      <BulkBar selection={selection} found={{ keys: rows.map(({ id }) => String(id)), total: 2400 }}>
        <button type="button">Deactivate</button>
      </BulkBar>
    </>
  )
}

const showPeople = async (rows = people) => {
  onTestFinished(() => localStorage.clear())
  const { screen, address } = await showInAdmin(<People rows={rows} />, '?page=3')
  await expect.element(screen.getByText(rows.length > 0 ? 'Ayesha Khan' : 'No people')).toBeVisible()
  const box = (name: string) => screen.getByRole('checkbox', { name, exact: true })
  return { screen, address, box, bar: screen.getByRole('region', { name: 'Bulk actions' }) }
}

test('a heading sorts by its column, from the first page, and turns the order round', async () => {
  const { screen, address } = await showPeople()
  const heading = (name: string) => screen.getByRole('columnheader', { name, exact: false })
  await expect.element(heading('Name').first()).toHaveAttribute('aria-sort', 'ascending')
  await screen.getByRole('link', { name: 'Leads' }).click()
  await expect.poll(address).toBe('/?page=1&sort=leads&order=asc')
  await screen.getByRole('link', { name: 'Name' }).click()
  await expect.poll(address).toBe('/?page=1&sort=name&order=desc')
  await expect.element(screen.getByRole('link', { name: 'City' })).not.toBeInTheDocument()
})

test('rows are selected one by one, with Shift as a range, all of the page, and all that were found', async () => {
  const { screen, box, bar } = await showPeople()
  await box('Select Ayesha Khan').click()
  await expect.element(bar.getByText('1 selected').first()).toBeInTheDocument()
  await box('Select Omar Sheikh').click({ modifiers: ['Shift'] })
  await expect.element(box('Select بلال احمد')).toBeChecked()
  await expect.element(box('Select all on this page')).toBeChecked()
  await bar.getByRole('button', { name: 'Select all 2,400 results' }).click()
  await expect.element(bar.getByText('All 2,400 selected').first()).toBeInTheDocument()
  // Without one of them it is those of the page that are left.
  await box('Select Omar Sheikh').click()
  await expect.element(bar.getByText('2 selected').first()).toBeInTheDocument()
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect.element(box('Select Omar Sheikh')).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument()
})

test('with the keyboard alone one goes from row to row, selects and opens', async () => {
  const { screen, box } = await showPeople()
  const link = (name: string) => screen.getByRole('link', { name })
  link('Ayesha Khan').element().focus()
  await userEvent.keyboard(' {ArrowDown} {ArrowDown}{ArrowDown}')
  await expect.element(link('Omar Sheikh')).toHaveFocus()
  await expect.element(box('Select Ayesha Khan')).toBeChecked()
  await expect.element(box('Select بلال احمد')).toBeChecked()
  await expect.element(box('Select Omar Sheikh')).not.toBeChecked()
})

test('a column’s width is changed by arrow keys, and is there the next time', async () => {
  const { screen } = await showPeople()
  const width = screen.getByRole('separator', { name: 'Width of City' })
  const before = screen.getByRole('columnheader', { name: /^City/ }).element().getBoundingClientRect().width
  width.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(width).toHaveAttribute('aria-valuenow', '152')
  const header = () => screen.getByRole('columnheader', { name: /^City/ }).element().getBoundingClientRect()
  expect(header().width).toBeGreaterThan(before)
  await screen.unmount()
  const { screen: again } = await showPeople()
  await expect
    .element(again.getByRole('separator', { name: 'Width of City' }))
    .toHaveAttribute('aria-valuenow', '152')
})

test('on a phone each row is a card, its values with their labels, and nothing is cut off', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  const { screen, box } = await showPeople()
  const row = screen.getByRole('row').filter({ hasText: 'Ayesha Khan' })
  await expect.element(row.getByText('City', { exact: true })).toBeVisible()
  await expect.element(row.getByText('12', { exact: true })).toBeVisible()
  await expect.element(box('Select Ayesha Khan')).toBeVisible()
  await expect.element(screen.getByRole('separator', { name: 'Width of City' })).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('without rows it says so', async () => {
  const { screen } = await showPeople([])
  await expect.element(screen.getByText('No people')).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})
