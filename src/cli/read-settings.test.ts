import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The commands that have settings, with what each needs to reach them. */
const commands: Readonly<Record<string, string[]>> = {
  backup: ['list', '/nowhere'],
  bounce: [],
  database: ['upgrade'],
  demo: [],
  import: ['houses.csv', '--profile', 'none'],
  'import-prices': ['prices.csv', '--profile', 'none'],
  map: [],
  migrate: [],
  'move-files': [],
  restore: ['/nowhere'],
  settings: [],
  'signing-secret': ['replace'],
  staff: ['link', '--email', 'sana@example.com'],
}

test('every command that reads settings is tried here, and reads them with the warnings', () => {
  const texts = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] }).map((file) => ({
    command: file.replace(/\.ts$/, ''),
    text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
  }))
  const reading = texts.filter(({ text }) => text.includes("from './read-settings.ts'"))
  expect(reading.map(({ command }) => command).toSorted()).toEqual(Object.keys(commands).toSorted())
  const silent = texts.filter(({ text }) => /\breadConfig\b/.test(text))
  expect(silent.map(({ command }) => command)).toEqual(['read-settings'])
})

describe('a command warns of a misspelt name and ends at a value that cannot be used', () => {
  test.each(Object.entries(commands))('%s', (command, args) => {
    const { stderr, stdout, status } = spawnSync(process.execPath, [`src/cli/${command}.ts`, ...args], {
      env: { PATH: process.env.PATH, DATABSE_URL: 'hidden', PORT: '3000x' },
      input: '',
      encoding: 'utf8',
    })
    expect(stderr).toBe(
      '! DATABSE_URL is not a setting: did you mean DATABASE_URL?\n✗ The setting PORT cannot be used: it is a whole number from 0 to 65535, such as 3000.\n',
    )
    expect(stdout).toBe('')
    expect(status).not.toBe(0)
  })
})
