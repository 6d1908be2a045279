/** The profiles that come with the server. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ImportProfile, parseProfile } from './profile.ts'

const folder = path.join(import.meta.dirname, '../../../profiles')

/** Where the profile of a name is, if there is one. */
export function profileFile(name: string): string {
  return path.join(folder, `${name}.json`)
}

export async function profileFileNames(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5))
}

/** All of them, by name. */
export async function readProfileFiles(): Promise<{ name: string; profile: ImportProfile }[]> {
  const names = (await profileFileNames()).sort()
  return Promise.all(
    names.map(async (name) => ({
      name,
      profile: parseProfile(await readFile(profileFile(name), 'utf8'), name),
    })),
  )
}
