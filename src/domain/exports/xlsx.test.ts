import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { writeXlsx } from './xlsx.ts'

type Row = { name: string; phone: string; at: Date | null; price: number }

const columns = [
  { label: 'Name', of: ({ name }: Row) => name },
  { label: 'Phone', kind: 'phone' as const, of: ({ phone }: Row) => phone },
  { label: 'Received', kind: 'time' as const, of: ({ at }: Row) => at },
  { label: 'Price (PKR)', of: ({ price }: Row) => price },
]

async function read(rows: readonly Row[]) {
  async function* batches() {
    yield rows
  }
  const pieces = await Array.fromAsync(writeXlsx('leads', { columns, batches: batches() }))
  const { sheets } = await readXlsx(Buffer.concat(pieces))
  return sheets[0]?.rows ?? []
}

test('phones are texts, times are those of Pakistan, and prices are numbers', async () => {
  const at = new Date('2026-11-22T21:30:00Z')
  expect(await read([{ name: 'Sana', phone: '+923001234567', at, price: 18_500_000 }])).toEqual([
    ['Name', 'Phone', 'Received (Asia/Karachi)', 'Price (PKR)'],
    ['Sana', '+923001234567', new Date('2026-11-23T02:30:00Z'), 18_500_000],
  ])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠A1', '\t=1', '  =1'])(
  '%j does not become a formula when it is edited or saved as CSV',
  async (name) => {
    const [, row] = await read([{ name, phone: '', at: null, price: 0 }])
    expect(row?.[0]).toBe(`'${name}`)
  },
)

test('a phone that is none cannot carry a formula', async () => {
  const [, row] = await read([{ name: 'x', phone: '+1+cmd', at: null, price: 0 }])
  expect(row?.[1]).toBe("'+1+cmd")
})
