export type AddressFilters<Filters extends object> = {
  isFiltered: boolean
  /** Changes some of them; the list begins at its first page then. */
  look: (part: { [Name in keyof Filters]?: Filters[Name] | undefined }) => void
  clear: () => void
}

/** The filters of a list, read from its address; empty filters are left out of it. */
export function addressFilters<Filters extends object>(
  filters: Filters,
  navigate: (to: { search: { page: number } }) => Promise<void>,
): AddressFilters<Filters> {
  const show = (wanted: object) => {
    const given = Object.entries(wanted).filter(([, value]) => value)
    void navigate({ search: { page: 1, ...Object.fromEntries(given) } })
  }
  return {
    isFiltered: Object.values(filters).some(Boolean),
    look: (part) => show({ ...filters, ...part }),
    clear: () => show({}),
  }
}
