import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '../../scripts/lib/pinned-node.js')

/** How the server's Node is set with so many megabytes, as the machine's own Node works it out. */
function optionsWith(megabytes: number): string[] {
  const print = `import { serverOptions } from ${JSON.stringify(script)}; console.log(JSON.stringify(serverOptions(${megabytes})))`
  return JSON.parse(
    spawnSync(process.execPath, ['--input-type=module', '--eval', print], { encoding: 'utf8' }).stdout,
  )
}

test('where memory is short, Node leaves most of it to PostgreSQL and the processes for pictures', () => {
  expect(optionsWith(768)).toContain('--max-old-space-size=246')
  expect(optionsWith(8_192).join(' ')).not.toContain('old-space')
})
