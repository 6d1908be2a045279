/**
 * Every command of the documents for operators, with the test that runs it as it is written there, or why it cannot run
 * here. A command in the documents that no row names fails, as does a row that names none of them.
 */
export type Row = {
  /** The command to the letter, or a pattern for a kind of command. */
  command: string | RegExp
} & (
  | { /** The part of `commands.test.ts` that runs it. */ runs: Part }
  | { /** Why it is not run there, with the test that shows most of it. */ why: string }
)

export type Part = 'unpacking' | 'starting' | 'staff' | 'upgrading' | 'backing up' | 'restoring'

export const documents = ['install', 'upgrade', 'backup', 'many-machines']

const docker = 'needs Docker: container.test.ts runs what it runs, deploy.test.ts reads the files'
const systemd = 'needs systemd: deploy.test.ts has it verify the units, where it is installed'
const checkout = 'of a checkout with Git, which a release is not'

export const rows: Row[] = [
  { command: 'sha256sum -c aangan-0.1.0-linux-x64.tar.gz.sha256', runs: 'unpacking' },
  { command: 'tar -xzf aangan-0.1.0-linux-x64.tar.gz -C /opt', runs: 'unpacking' },
  { command: 'ln -sfn /opt/aangan-0.1.0-linux-x64 /opt/aangan', runs: 'unpacking' },
  { command: 'cp /opt/aangan/deploy/systemd/aangan.service /etc/systemd/system/', runs: 'unpacking' },
  { command: /^install -/, runs: 'unpacking' },
  {
    command:
      'DATA_DIR=/var/lib/aangan PUBLIC_URL=https://www.example.com /opt/aangan-0.1.0-linux-x64/aangan start',
    runs: 'starting',
  },
  { command: './aangan start', why: 'runs with the folder before it' },
  { command: 'npm run staff -- create …', runs: 'staff' },
  { command: './aangan staff create …', runs: 'staff' },
  { command: /^sudo -u aangan (env DATA_DIR=\S+ )?\/opt\/aangan\/aangan staff create …$/, runs: 'staff' },
  { command: 'npm run migrate -- --dry-run', runs: 'upgrading' },
  { command: 'npm run migrate', runs: 'upgrading' },
  { command: 'npm run backup -- key', runs: 'backing up' },
  { command: 'npm run backup -- PLACE [--keep 7d,4w,12m]', runs: 'backing up' },
  { command: 'npm run backup -- list PLACE', runs: 'backing up' },
  { command: 'npm run restore -- PLACE --check [--at ID]', runs: 'backing up' },
  { command: 'npm run restore -- PLACE --check', why: 'runs with --at ID' },
  { command: 'npm run backup -- PLACE --unencrypted', runs: 'backing up' },
  { command: 'export BACKUP_KEY=AGE-SECRET-KEY-1… DATA_DIR=/srv/aangan-data', runs: 'restoring' },
  { command: 'npm run restore -- s3://agency-backups/site', runs: 'restoring' },
  { command: 'npm start', runs: 'restoring' },
  { command: 'npm run restore -- PLACE [--at ID]', why: 'runs with s3://agency-backups/site for PLACE' },
  { command: 'npm run backup -- PLACE --point-in-time', why: 'tests/systems/backup/point-in-time.test.ts' },
  { command: 'npm run restore -- PLACE --unsigned', why: 'tests/systems/backup/backup.test.ts' },
  { command: /^npm run restore -- PLACE --to /, why: 'tests/systems/backup/point-in-time.test.ts' },
  {
    command: 'age -d -i key.txt FILE | zstd -d',
    why: 'needs age: tests/systems/backup/backup.test.ts reads an object',
  },
  {
    command: /^npm run package/,
    why: 'tests/setup/release.ts makes the release with it, without packing it',
  },
  {
    command: /^NODE_ENV=production DATA_DIR=\S+ npm start$/,
    why: `${checkout}: tests/systems/install.test.ts`,
  },
  { command: /^npm (test|run (check|dev))$/, why: checkout },
  { command: /^git /, why: checkout },
  { command: /^npm run bench /, why: 'a measurement, which takes minutes' },
  { command: /^kill -HUP/, why: 'needs a process: tests/rounds/restart.spec.ts' },
  { command: /^kill -9/, why: 'names a signal: npm run bench many-machines sends it' },
  { command: /^(docker|cp deploy\/compose|node scripts\/try-image)/, why: docker },
  { command: /systemctl |systemd-sysusers/, why: systemd },
]
