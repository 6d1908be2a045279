import { useState } from 'react'

/** The order that was just made, until the server's list has it as well. */
export function useOrder(rows: ReadonlyArray<{ id: number }>) {
  const listed = rows.map(({ id }) => id)
  const [state, setState] = useState({ rows, ids: listed })
  if (state.rows !== rows) setState({ rows, ids: listed })
  return [
    state.ids,
    (ids: number[]) => setState({ rows, ids: [...ids, ...listed.filter((id) => !ids.includes(id))] }),
  ] as const
}
