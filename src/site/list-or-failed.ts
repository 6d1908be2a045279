import {
  emptyList,
  failedList,
  type ListPayload,
  type ListState,
  loadedList,
} from '#contract/api/async-state.ts'
import { isMissing } from '#ui/call-error.ts'

/** A list that a page shows beside other things: when it cannot be loaded, the rest of the page stays (D52). A host without such a list has nothing in it. */
export function listOrFailed<Item>(asked: Promise<ListPayload<Item>>): Promise<ListState<Item>> {
  return asked.then(loadedList, (thrown) => (isMissing(thrown) ? emptyList<Item>() : failedList<Item>()))
}
