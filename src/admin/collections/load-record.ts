import { notFound } from '@tanstack/react-router'
import { AdminCallError } from '../call.ts'

/** What a form begins with: nothing at …/new, else the record with the id in the address. */
export async function loadRecord<Item>(
  { id = 'new' }: { id?: string },
  show: (id: number) => Promise<{ data: Item }>,
): Promise<Item | undefined> {
  if (id === 'new') return undefined
  if (!/^\d{1,10}$/.test(id)) throw notFound()
  try {
    return (await show(Number(id))).data
  } catch (error) {
    if (error instanceof AdminCallError && error.status === 404) throw notFound()
    throw error
  }
}
