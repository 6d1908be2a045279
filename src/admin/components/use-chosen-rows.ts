import { useRouter } from '@tanstack/react-router'
import { notify } from './toasts.ts'
import { type Selection, useSelection } from './use-selection.ts'
import { useSending } from './use-sending.ts'

export type ChosenRows = {
  selection: Selection
  isSending: boolean
  error: string | undefined
  /** Does it with all that are chosen; when it went well none is chosen any more, and it is said, with the way back. */
  act: (
    work: (keys: string[]) => Promise<unknown>,
    said: (count: number) => string,
    undo?: (keys: string[]) => Promise<unknown>,
  ) => Promise<void>
}

/** The chosen rows of the list that `filters` find, for what is done with all of them at once. */
export function useChosenRows(filters = ''): ChosenRows {
  const selection = useSelection(filters)
  const router = useRouter()
  const { send, isSending, error } = useSending()
  return {
    selection,
    isSending,
    error,
    async act(work, said, undo) {
      const keys = [...selection.chosen]
      if (!(await send(() => work(keys)))) return
      selection.clear()
      notify(
        said(keys.length),
        undo &&
          (async () => {
            await undo(keys)
            await router.invalidate()
          }),
      )
      await router.invalidate()
    },
  }
}
