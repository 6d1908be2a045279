/** @param archive the new one, by its path */
export function removeEarlier(archive: string): void
