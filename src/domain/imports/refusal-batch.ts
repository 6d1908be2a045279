import type { Db } from '#db/client.ts'
import type { Refusal } from '../csv/index.ts'
import type { ImportRecord } from './import-run.ts'

const atOnce = 500

/** Writes refusals down, many at once. Without a record they are nowhere to be kept. */
export function createRefusalBatch(db: Db, record: ImportRecord | undefined) {
  let waiting: Refusal[] = []
  const end = async () => {
    await record?.refuse(db, waiting)
    waiting = []
  }
  return {
    async add(refusal: Refusal): Promise<void> {
      waiting.push(refusal)
      if (waiting.length >= atOnce) await end()
    },
    end,
  }
}
