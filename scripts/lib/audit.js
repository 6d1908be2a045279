// Known vulnerabilities of the packages in a release, as the registry lists them.
import { declaredFor, pathsOf, readPackages } from './locked-packages.js'
import { runQuietly } from './processes.js'
import { inCheckout } from './root.js'

const severities = ['critical', 'high', 'moderate', 'low', 'info']
const failing = ['critical', 'high']

/**
 * Asks the registry about all packages, and prints the findings for those that are shipped: in a release, or
 * built into its pages. A high or critical one counts as a failure, no answer of the registry as skipped.
 */
export async function runAudit() {
  const { output } = await runQuietly('npm', ['audit', '--json'])
  const { lines, outcome } = judgeAudit(output, shippedPaths())
  for (const line of lines) console.log(line)
  const count = { passed: 0, failed: 0, skipped: 0 }
  count[outcome] = 1
  return count
}

function shippedPaths() {
  const packages = readPackages(inCheckout('package-lock.json'))
  return pathsOf(packages, Object.keys(declaredFor('building')))
}

/**
 * @param {string} output of `npm audit --json`, with npm's warnings around it
 * @param {ReadonlySet<string>} shipped paths such as node_modules/zod
 * @returns {{ lines: string[], outcome: 'passed' | 'failed' | 'skipped' }}
 */
export function judgeAudit(output, shipped) {
  const found = readFindings(output)
  if (!found)
    return { lines: ['! skipped: the registry did not answer, and there is no OSV data'], outcome: 'skipped' }
  const ours = found.filter(({ nodes }) => nodes.some((path) => shipped.has(path)))
  const of = (severity) => ours.filter((one) => one.severity === severity)
  const counts = severities.map((severity) => `${of(severity).length} ${severity}`).join(', ')
  const failed = failing.some((severity) => of(severity).length > 0)
  return {
    lines: [
      `${failed ? '✗' : '✓'} vulnerabilities in shipped packages: ${counts}`,
      ...severities.flatMap((severity) =>
        of(severity).map(({ name, range }) => `  ${severity}: ${name} ${range}`),
      ),
      ...(found.length > ours.length
        ? [`  in development tools (not shipped): ${found.length - ours.length}`]
        : []),
    ],
    outcome: failed ? 'failed' : 'passed',
  }
}

/** Undefined for what is no report: an error of the registry, or no answer at all. */
function readFindings(output) {
  try {
    const { vulnerabilities } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
    return vulnerabilities && Object.values(vulnerabilities)
  } catch {
    return undefined
  }
}
