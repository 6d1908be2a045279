import { expect, test } from 'vitest'
import { Durations } from './durations.ts'

test('requests are counted by route and status in every bucket they are short enough for', () => {
  const durations = new Durations()
  durations.observe('page', 200, 0.001)
  durations.observe('page', 200, 0.3)
  durations.observe('page', 200, 60)
  durations.observe('api', 404, 0.002)
  const lines = durations.text().split('\n')
  const page = 'route="page",status="200"'
  expect(lines.slice(0, 2)).toEqual([
    '# HELP aangan_request_duration_seconds Time from the request head to the end of the answer',
    '# TYPE aangan_request_duration_seconds histogram',
  ])
  expect(lines).toContain(`aangan_request_duration_seconds_bucket{le="0.001",${page}} 1`)
  expect(lines).toContain(`aangan_request_duration_seconds_bucket{le="0.25",${page}} 1`)
  expect(lines).toContain(`aangan_request_duration_seconds_bucket{le="0.5",${page}} 2`)
  expect(lines).toContain(`aangan_request_duration_seconds_bucket{le="10",${page}} 2`)
  expect(lines).toContain(`aangan_request_duration_seconds_bucket{le="+Inf",${page}} 3`)
  expect(lines).toContain(`aangan_request_duration_seconds_sum{${page}} 60.301`)
  expect(lines).toContain(`aangan_request_duration_seconds_count{${page}} 3`)
  expect(lines).toContain('aangan_request_duration_seconds_count{route="api",status="404"} 1')
})
