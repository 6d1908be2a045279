import { failedList, type ListPayload, type ListState, loadedList } from '#contract/api/async-state.ts'

/** A list that a page shows beside other things: when it cannot be loaded, the rest of the page stays (D52). */
export function listOrFailed<Item>(asked: Promise<ListPayload<Item>>): Promise<ListState<Item>> {
  return asked.then(loadedList, () => failedList<Item>())
}
