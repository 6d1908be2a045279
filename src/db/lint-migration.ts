/**
 * Finds what a migration does that breaks the previous version, which still runs during the migration: that
 * version's queries and writes must keep working (ADR 0035).
 */
import { readMark } from './migration-mark.ts'

type Rule = { form: RegExp; problem: string }

const rules: Rule[] = [
  {
    form: /^DROP (?:TABLE|VIEW|MATERIALIZED VIEW|FUNCTION|TYPE|SCHEMA)\b/i,
    problem: 'removes something it uses',
  },
  { form: /^ALTER TABLE.*\bDROP COLUMN\b/is, problem: 'removes a column that it reads' },
  { form: /^ALTER (?:TABLE|TYPE|VIEW).*\bRENAME\b/is, problem: 'renames something it uses' },
  {
    form: /^ALTER TABLE.*\bALTER COLUMN\b.*\b(?:SET DATA )?TYPE\b/is,
    problem: 'changes the type of a column',
  },
  { form: /^ALTER TABLE.*\bALTER COLUMN\b.*\bSET NOT NULL\b/is, problem: 'refuses rows that it writes' },
  { form: /^ALTER TABLE.*\bALTER COLUMN\b.*\bDROP DEFAULT\b/is, problem: 'refuses rows that it writes' },
]

const addedColumn = /\bADD COLUMN (?:IF NOT EXISTS )?"?(\w+)"?([^;]*)/i
const addedRule = /\bADD CONSTRAINT\b.*\b(?:CHECK|UNIQUE|FOREIGN KEY|EXCLUDE)\b(.*)/is
const uniqueIndex = /^CREATE UNIQUE INDEX.* ON (?:ONLY )?(?:"?public"?\.)?"?(\w+)"?/is
const table = /^(?:CREATE|ALTER) TABLE (?:IF (?:NOT )?EXISTS )?(?:ONLY )?(?:"?public"?\.)?"?(\w+)"?/i

/**
 * Returns a sentence for each problem; none for a migration that is marked as the contract step, or as harmless with
 * the reason.
 */
export function lintMigration(sql: string): string[] {
  if (readMark(sql)) return []
  const statements = bare(sql)
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
  const newTables = new Set(
    statements.filter((one) => /^CREATE/i.test(one)).map((one) => table.exec(one)?.[1]),
  )
  const newColumns = statements.flatMap((one) => addedColumn.exec(one)?.[1] ?? [])
  return statements.flatMap((one) => {
    const touched = table.exec(one)?.[1] ?? uniqueIndex.exec(one)?.[1]
    if (touched !== undefined && newTables.has(touched)) return []
    const problem = findProblem(one, newColumns)
    return problem === undefined ? [] : [`'${one.replaceAll(/\s+/g, ' ').slice(0, 80)}' ${problem}`]
  })
}

function findProblem(statement: string, newColumns: readonly string[]): string | undefined {
  const broken = rules.find(({ form }) => form.test(statement))
  if (broken) return broken.problem
  const [, , definition] = addedColumn.exec(statement) ?? []
  if (
    definition !== undefined &&
    /\bNOT NULL\b/i.test(definition) &&
    !/\b(?:DEFAULT|GENERATED)\b/i.test(definition)
  )
    return 'refuses rows that it writes, which lack the new column: give it a default'
  const [constraint, condition = ''] = addedRule.exec(statement) ?? []
  const isOfOldColumns = !newColumns.some((name) => condition.includes(name))
  if ((constraint !== undefined && isOfOldColumns) || uniqueIndex.test(statement))
    return 'may refuse rows that it writes'
  return undefined
}

/** Without comments, texts, and the bodies of functions. */
function bare(sql: string): string {
  return sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(\$\w*\$).*?\1/gs, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
}
