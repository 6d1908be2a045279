import { join } from 'node:path'
import { build, isBuilt } from './build.js'
import { checkDataFolder } from './data-folder.js'
import { carryOver } from './earlier-files.js'
import { install, removeTools } from './install.js'
import { pinnedNode, serverOptions } from './pinned-node.js'
import { makeRelease } from './release.js'
import { inCheckout } from './root.js'

/**
 * Installs and builds the version in this folder, and sets it aside so that the next one does not change it.
 * Returns how to start it: its folder, its Node, that Node's options, and its environment variables.
 * @param role 'search' for a process that only searches, and shows no pages
 * @param earlier the folder of the version that runs now
 */
export async function prepare(role, earlier) {
  checkDataFolder()
  const env = {}
  // Tests and tools are not installed, and what builds only to build.
  const building = role !== 'search' && !isBuilt()
  await install(building ? 'building' : 'running')
  if (role !== 'search') {
    await build()
    if (building && process.env.NODE_ENV === 'production') await removeTools()
    if (earlier !== undefined && !keepFilesOf(earlier)) env.EARLIER_BUILD = join(earlier, 'dist')
  }
  const folder = makeRelease()
  return { folder, node: pinnedNode(folder), options: serverOptions(), env }
}

/** False where nothing can be written, as in a release of another account: then they are served from where they are. */
function keepFilesOf(earlier) {
  try {
    carryOver(join(earlier, 'dist'), inCheckout('dist'))
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return false
    throw error
  }
}
