/**
 * Settings for servers that need not survive a power cut: the disk is not waited for. They survive kill -9, for
 * every commit is with the operating system before it is acknowledged.
 */
export const quickly = { fsync: 'off', full_page_writes: 'off' }
