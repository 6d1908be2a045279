import { totalmem } from 'node:os'

/** PostgreSQL settings by name, as `postgres -c name=value` takes them. */
export type Settings = Record<string, string>

const megabytes = Math.floor(totalmem() / 2 ** 20)

/** The settings of the embedded server. fsync, full_page_writes and synchronous_commit keep their default: on. */
export function serverSettings(logFolder: string): Settings {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '50',
    shared_buffers: `${clamp(megabytes / 32, 64, 512)}MB`,
    effective_cache_size: `${clamp(megabytes / 2, 256, 65_536)}MB`,
    maintenance_work_mem: `${clamp(megabytes / 64, 64, 256)}MB`,
    work_mem: '16MB',
    // Sized for solid-state disks and short queries: compiling them costs more than it saves.
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One file for each day of the week, begun anew a week later.
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

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most))
}
