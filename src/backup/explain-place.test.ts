import { expect, test } from 'vitest'
import { explainPlace } from './explain-place.ts'

test('a folder that a service of systemd may only read leads to where the way is described', () => {
  const error = Object.assign(new Error('read-only file system, mkdir'), { code: 'EROFS' })
  const { message } = explainPlace(new Error('Cannot write', { cause: error }), '/mnt/backups')
  expect(message).toContain('/mnt/backups can only be read.')
  expect(message).toContain("docs/operations/backup.md says under 'In a systemd service'")
})
