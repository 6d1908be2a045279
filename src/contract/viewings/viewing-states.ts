/** The states of a viewing, and who may do what in each. No schemas: browsers load it as it is. */

/**
 * `proposed`: the visitor waits for the agency. `countered`: the agency has proposed another time and waits for the
 * visitor. `cancelled`: one that was confirmed, or that the visitor gave up.
 */
export const viewingStates = ['proposed', 'countered', 'confirmed', 'declined', 'cancelled', 'done'] as const
export type ViewingState = (typeof viewingStates)[number]

export const viewingParties = ['visitor', 'agency'] as const
export type ViewingParty = (typeof viewingParties)[number]

/** How a viewing went. */
export const viewingOutcomes = [
  'interested',
  'undecided',
  'not interested',
  'visitor did not come',
  'agent did not come',
] as const
export type ViewingOutcome = (typeof viewingOutcomes)[number]

export const visitorActions = ['accept', 'change', 'cancel'] as const
export type VisitorAction = (typeof visitorActions)[number]

export const staffActions = ['confirm', 'propose', 'decline', 'finish'] as const
export type StaffAction = (typeof staffActions)[number]

/** What the visitor may do: accept the agency's time, propose other times, or cancel. */
export const actionsOfVisitor: Readonly<Record<ViewingState, readonly VisitorAction[]>> = {
  proposed: ['change', 'cancel'],
  countered: ['accept', 'change', 'cancel'],
  confirmed: ['change', 'cancel'],
  declined: [],
  cancelled: [],
  done: [],
}

/**
 * What staff may do: confirm a time, propose another, decline or cancel, and record the outcome. One that was declined
 * or cancelled begins anew with a time.
 */
export const actionsOfStaff: Readonly<Record<ViewingState, readonly StaffAction[]>> = {
  proposed: ['confirm', 'propose', 'decline'],
  countered: ['confirm', 'propose', 'decline'],
  confirmed: ['propose', 'decline', 'finish'],
  declined: ['confirm', 'propose'],
  cancelled: ['confirm', 'propose'],
  // An outcome may be corrected.
  done: ['finish'],
}
