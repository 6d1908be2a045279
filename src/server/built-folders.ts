/** Where a build puts the files that browsers load, and those of earlier builds that they may still ask for. */
import path from 'node:path'

/** @param built such as `…/dist` */
export function builtFolders(built: string): { site: string[]; admin: string[] } {
  const both = [built, path.join(built, 'earlier')]
  return {
    site: both.flatMap((folder) => [path.join(folder, 'client'), path.join(folder, 'ur/client')]),
    admin: both.map((folder) => path.join(folder, 'admin')),
  }
}
