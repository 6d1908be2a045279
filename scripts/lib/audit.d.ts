export function judgeAudit(
  output: string,
  shipped: ReadonlySet<string>,
): { lines: string[]; outcome: 'passed' | 'failed' | 'skipped' }
