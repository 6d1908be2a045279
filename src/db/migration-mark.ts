/** The mark in the first lines of a migration, for versions that run beside its own. */

export type Mark =
  /** It removes what versions before the migration `since` use, so these must not run beside it. */
  | { kind: 'contract'; since: string; reason: string }
  /** It looks like a removal but is none: the reason says why. */
  | { kind: 'expand'; reason: string }

/** `-- contract since 0041_notes: 0.2.0 stopped using leads.note` or `-- expand: only widens the list` */
const form = /^-- (?:(?<contract>contract) since (?<since>[\w-]+)|expand): (?<reason>\S.*)$/m

/** Reads the mark of a migration's SQL, if it has one. */
export function readMark(sql: string): Mark | undefined {
  const { contract, since = '', reason = '' } = form.exec(sql)?.groups ?? {}
  if (reason === '') return undefined
  return contract === undefined ? { kind: 'expand', reason } : { kind: 'contract', since, reason }
}
