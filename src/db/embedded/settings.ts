import { shareOfMemory } from '#config'

/** PostgreSQL settings by name, as `postgres -c name=value` takes them. */
export type Settings = Record<string, string>

/** The settings of the embedded server. fsync, full_page_writes and synchronous_commit keep their default: on. */
export function serverSettings(logFolder: string): Settings {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '50',
    shared_buffers: `${shareOfMemory(32, 32, 512)}MB`,
    effective_cache_size: `${shareOfMemory(2, 256, 65_536)}MB`,
    maintenance_work_mem: `${shareOfMemory(64, 32, 256)}MB`,
    work_mem: `${shareOfMemory(128, 4, 16)}MB`,
    // Sized for solid-state disks and short queries: compiling them costs more than it saves.
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One file for each day of the week, overwritten a week later.
    logging_collector: 'on',
    log_directory: logFolder,
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    // Without the details of an error, which quote the row that was refused: a visitor's phone, a token.
    log_error_verbosity: 'terse',
  }
}
