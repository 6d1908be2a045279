/** What every list of the web holds (S3.6). */
export type ListState<Item> = {
  data: readonly Item[]
  isLoading: boolean
  isDataAvailable: boolean
  /** It is empty because it could not be loaded, and its place says so (D52). */
  hasFailed?: true
}

/** A list on the wire: in a data field, or the payload itself. */
export type ListPayload<Item> = readonly Item[] | { data: readonly Item[] }

export type ListEvent<Item> =
  /** `clears` drops the old data first, as the home listings do. */
  | { type: 'started'; clears?: boolean }
  | { type: 'succeeded'; payload: ListPayload<Item> }
  /** `keepsData` only ends the loading, as some lists do. */
  | { type: 'failed'; keepsData?: boolean }

export function emptyList<Item>(): ListState<Item> {
  return { data: [], isLoading: false, isDataAvailable: false }
}

/** The empty state of a list that could not be loaded. */
export function failedList<Item>(): ListState<Item> {
  return { ...emptyList<Item>(), hasFailed: true }
}

/** The list after an event of its fetch (S4.2). */
export function nextListState<Item>(state: ListState<Item>, event: ListEvent<Item>): ListState<Item> {
  switch (event.type) {
    case 'started':
      return { ...(event.clears ? emptyList<Item>() : state), isLoading: true }
    case 'succeeded':
      return loadedList(event.payload)
    case 'failed':
      return { ...emptyList<Item>(), data: event.keepsData ? state.data : [] }
  }
}

/** A list that a successful fetch brought: read from data if present, else the payload itself (S4.2). */
export function loadedList<Item>(payload: ListPayload<Item>): ListState<Item> {
  const data = 'data' in payload ? payload.data : payload
  return { data, isLoading: false, isDataAvailable: data.length > 0 }
}

/** The send status of a form (S4.3). */
export type SendStatus = '' | 'sending' | 'sent' | 'error'

const statusAfter = { started: 'sending', succeeded: 'sent', failed: 'error', reset: '' } as const

/** The send status after an event; an answer that comes after a reset is too late to matter. */
export function nextSendStatus(status: SendStatus, event: keyof typeof statusAfter): SendStatus {
  const isLate = (event === 'succeeded' || event === 'failed') && status !== 'sending'
  return isLate ? status : statusAfter[event]
}
