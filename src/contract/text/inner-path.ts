const mostLength = 1_000

/**
 * Whether a text is the path of something below a folder, with slashes, as backups and storage write it: nothing in it
 * leads out of the folder on any system. Links that are there already may: see `src/db/write-inside.ts`.
 */
export function isInnerPath(text: string): boolean {
  return (
    text.length <= mostLength &&
    // Drives, streams and separators of Windows, and what ends a name in C.
    !/[\p{Cc}\\:]/u.test(text) &&
    text.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
  )
}
