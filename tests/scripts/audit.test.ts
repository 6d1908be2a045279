import { expect, test } from 'vitest'
import { judgeAudit } from '../../scripts/lib/audit.js'

const shipped = new Set(['node_modules/zod'])
const report = (...found: [name: string, severity: string][]) =>
  `npm warn something\n${JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      found.map(([name, severity]) => [
        name,
        { name, severity, range: '<2', nodes: [`node_modules/${name}`] },
      ]),
    ),
  })}\n`

test('a high or critical vulnerability in a shipped package fails, one in a tool does not', () => {
  expect(judgeAudit(report(['zod', 'high'], ['knip', 'critical']), shipped)).toEqual({
    outcome: 'failed',
    lines: [
      '✗ vulnerabilities in shipped packages: 0 critical, 1 high, 0 moderate, 0 low, 0 info',
      '  high: zod <2',
      '  in development tools (not shipped): 1',
    ],
  })
  expect(judgeAudit(report(['knip', 'critical']), shipped).outcome).toBe('passed')
  expect(judgeAudit(report(['zod', 'moderate']), shipped).outcome).toBe('passed')
})

test.each(['', 'npm error network', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
  'without an answer of the registry it is said that there was no audit: %s',
  (output) => {
    expect(judgeAudit(output, shipped)).toEqual({
      outcome: 'skipped',
      lines: ['! skipped: the registry did not answer, and there is no OSV data'],
    })
  },
)
