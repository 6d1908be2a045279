/** Where a build puts the files that browsers load, and those of earlier builds that they may still ask for. */
import path from 'node:path'

/** @param builds such as `…/dist`, the one that runs first */
export function builtFolders(...builds: string[]): { site: string[]; admin: string[] } {
  const all = builds.flatMap((built) => [built, path.join(built, 'earlier')])
  return {
    site: all.flatMap((folder) => [path.join(folder, 'client'), path.join(folder, 'ur/client')]),
    admin: all.map((folder) => path.join(folder, 'admin')),
  }
}
