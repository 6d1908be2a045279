import { useRouter } from '@tanstack/react-router'
import { notify } from './toasts.ts'
import { type Selection, useSelection } from './use-selection.ts'
import { useSending } from './use-sending.ts'

export type ChosenRows = {
  selection: Selection
  isSending: boolean
  error: string | undefined
  /** Runs `work` on all chosen rows; when it succeeds, clears the selection and shows a toast with Undo. */
  act: (
    work: (keys: string[]) => Promise<unknown>,
    said: (count: number) => string,
    undo?: (keys: string[]) => Promise<unknown>,
  ) => Promise<void>
}

/** The chosen rows of the list that `filters` find, for bulk actions. */
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
