// The commands of a release: './aangan staff create …' is 'npm run staff -- create …' of a checkout.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure, run } from './lib/failure.js'
import { inCheckout } from './lib/root.js'

const { scripts } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))

await run(async () => {
  const [name, ...args] = process.argv.slice(2)
  // As in: exec node scripts/cli.js import
  const [, , file, ...words] = scripts[name]?.split(' ') ?? []
  if (!file) {
    throw new Failure(`Choose a command, e.g. ./aangan start. Commands: ${Object.keys(scripts).join(', ')}.`)
  }
  // As it was called: the folder's name may be a link, which leads to another release one day.
  const folder = dirname(dirname(process.argv[1]))
  process.argv = [process.execPath, join(folder, file), ...words, ...args]
  await import(inCheckout(file))
  return process.exitCode
})
