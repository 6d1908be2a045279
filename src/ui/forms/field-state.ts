/** What a field shows and tells. */

export type FieldState = {
  id: string
  label: string
  name: string
  value: string
  multiline: boolean
  error: string | undefined
  onValue: (value: string) => void
  onLeave: () => void
}
