import { typeGroups } from '#contract/listings/property.ts'

/** Every kind of property, below the heading of its group. */
export function TypeOptions() {
  return typeGroups.map((group) => (
    <optgroup key={group.value} label={group.label}>
      {group.subtypes.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  ))
}
