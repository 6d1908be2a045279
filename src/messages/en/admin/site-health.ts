/** The health screen: what was found, and what to do about it. */
export const siteHealth = {
  title: 'Health',
  intro: 'What the site needs to run, as this server sees it now.',
  checked: 'Checked {when}',
  refresh: 'Check again',
  refreshing: 'Checking…',
  states: { fine: 'Fine', look: 'Needs attention', broken: 'Broken' },
  parts: {
    database: 'Database',
    clock: 'Clock',
    replica: 'Standby',
    queue: 'Background tasks',
    mail: 'Email',
    storage: 'File storage',
    disk: 'Disk',
    backups: 'Backups',
    certificate: 'Certificate',
    rates: 'Exchange rates',
    taxes: 'Taxes and fees',
    scripts: 'Scripts in browsers',
    versions: 'Versions',
  },
  links: { queue: 'Failed tasks', mail: 'Outbox', backups: 'Backup settings', taxes: 'Taxes and fees' },
  errors: {
    title: 'Errors in the last day',
    scope:
      'Counted by this server process since {since}. Other servers keep their own count, and a restart starts a new count.',
    advice: 'Search the server’s log for the bold sentence: its lines have the details and the request’s ID.',
    none: 'No errors',
    count: '{count, plural, one {# time} other {# times}}',
    when: 'first {first}, last {last}',
  },
  scripts: {
    figure:
      '{count, plural, =0 {No errors in the last 7 days} one {# error in the last 7 days, no page lost its scripts} other {# errors in the last 7 days, no page lost its scripts}}',
    plain:
      '{count, plural, one {# page} other {# pages}} in the last 7 days worked without scripts because a script failed: {browsers}',
    advice: 'See below which pages and browsers are affected, and tell the site’s developers.',
  },
  browsers: {
    operaMini: 'Opera Mini',
    uc: 'UC Browser',
    samsung: 'Samsung Internet',
    opera: 'Opera',
    edge: 'Edge',
    firefox: 'Firefox',
    ios: 'iOS',
    webView: 'Android WebView',
    chrome: 'Chrome',
    safari: 'Safari',
    another: 'Another browser',
  },
  scriptErrors: {
    title: 'Script errors in browsers',
    scope:
      'Counted in the last 7 days by all servers, without anything about the visitor. Browsers that ask not to be tracked are not counted.',
    none: 'No errors',
    where: '{browser} on {page}',
    outcomes: {
      plain: 'The page worked without scripts',
      anew: 'The page was reloaded',
      part: 'Part of the page may not have worked',
    },
    lastDay: 'last on {day}',
  },
  lengths: {
    seconds: '{count, plural, one {# second} other {# seconds}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    days: '{count, plural, one {# day} other {# days}}',
  },
  noAnswer: 'No answer within 2 seconds',
  failed: 'The check failed',
  unread: {
    database: 'Check that PostgreSQL is running and that the server can reach it.',
    clock: 'Check that PostgreSQL is running: the site asks it for the time.',
    replica: 'Check that PostgreSQL is running: the site asks it about its standbys.',
    queue: 'Check the database, where the tasks are stored.',
    mail: 'Check the database, where the emails are stored.',
    storage:
      'Check that the folder or the bucket exists, has room, and lets the site read, write and delete.',
    disk: 'Check that the data folder exists and that its disk is mounted.',
    backups: 'Check the database, where the last backup is recorded.',
    certificate: 'Check that the site’s own address leads to the proxy and that it answers on HTTPS.',
    rates: 'Check the database, where the last fetch is recorded.',
    taxes: 'Check the database, where rates entered by staff are stored.',
    scripts: 'Check the database, where the errors are counted.',
    versions: 'Check the database.',
  },
  database: {
    figure: '{size}, {used} of {most} connections, oldest transaction {length}',
    connections: 'Stop programs that keep connections open, or raise max_connections.',
    transaction: 'Find the program with the old transaction in pg_stat_activity, and end it.',
  },
  clock: {
    figure: 'Site and database agree',
    ahead: 'The database’s clock is {length} ahead of this server’s',
    behind: 'The database’s clock is {length} behind this server’s',
    set: 'Set both machines’ clocks with NTP. Until then, the site uses the database’s clock.',
  },
  replica: {
    figure: '{count, plural, one {# standby} other {# standbys}}, {lag} behind',
    none: 'No standby follows the database',
    start: 'Start the standby and check its log. If the database fails now, nothing will take over.',
    hidden: '{count, plural, one {# standby} other {# standbys}}, lag not visible',
    grant: 'Grant the site’s database user the role pg_monitor, so that the lag can be read.',
    slow: 'Check the standby’s disk and the network between the two.',
  },
  queue: {
    figure: '{due} due, {dead} failed',
    waiting: '{due} due, the oldest for {length}, {dead} failed',
    slow: 'If the number does not go down, restart the site and check its log for ‘jobs’.',
    dead: 'Read why the tasks failed, then try them again or dismiss them.',
  },
  mail: {
    figure: '{waiting} waiting',
    waiting: '{waiting} waiting, the oldest for {length}',
    failing: '{waiting} waiting, the oldest for {length}; {failing} failed, the latest written {latest} ago',
    noServer: 'No mail server; {kept, plural, one {# email} other {# emails}} stored',
    refused:
      'No emails waiting; alerts to {count, plural, one {# address} other {# addresses}} stopped after three refusals',
    setUp: 'Set SMTP_URL and restart the server. Until then, no emails are sent.',
    retry: 'Read in the outbox what the mail server said, and correct SMTP_URL or the address.',
    slow: 'Check that the mail server accepts email from this server.',
  },
  storage: {
    folder: 'Data folder: a test file was written and read in {ms} ms',
    bucket: 'S3 bucket: a test file was written and read in {ms} ms',
  },
  disk: {
    figure: '{free} of {size} free',
    full: 'Free some space or enlarge the disk. When it is full, the database stops.',
  },
  backups: {
    figure: 'Last backup {age} ago, {size}',
    none: 'None yet',
    elsewhere: 'Made with other tools, according to the settings. This site does not monitor these backups.',
    trouble: {
      never: 'This site has never been backed up',
      overdue: 'The last backup is {age} old',
      failed: 'Backups fail: the last good one is {age} old',
      firstFailed: 'Backups fail: there is none yet',
    },
    logEnded: {
      failed:
        'The point-in-time log to {place} ended on {day}, because it could not be written there for 6 hours. Backups there cannot be restored to a later time.',
      old: 'The point-in-time log to {place} ended on {day}, because no backup was made there for 30 days. Backups there cannot be restored to a later time.',
    },
    logFails: 'The point-in-time log cannot be written to {place} and waits on the database’s disk',
    logCheck:
      'Check that the place can be reached and has space. The log will be copied there as soon as possible.',
    logAgain:
      'To start it again, make a backup in that place with npm run backup. Otherwise, you do not need to do anything.',
    begin:
      'Set BACKUP_KEY on the server, then enter under Settings, Backups where to back up every night. The first backup begins within five minutes. If other tools back up the database and the files, choose that option there.',
    correct:
      'Fix the problem in the message. The backup is tried again every hour. To try it now, run npm run backup.',
    old: 'Check the backup place in the settings, or back up now with npm run backup.',
    missing:
      'Last backup {age} ago, without {count, plural, one {# file that was} other {# files that were}} missing from storage',
    restore: 'Restore the missing files from an earlier backup.',
  },
  certificate: {
    figure: 'Valid for another {length}',
    expired: 'Expired {length} ago',
    untrusted: 'Browsers do not trust the certificate ({reason})',
    renew: 'Renew the certificate at the proxy, and find out why it was not renewed automatically.',
    replace: 'Install a certificate for this address with its whole chain at the proxy.',
  },
  rates: {
    none: 'Not fetched yet. The site tries every half hour.',
    figure: 'Rates for {day}, fetched {age} ago.',
    failure: 'The service failed: {sentence} The rates for {day} stay in use.',
    firstFailed: 'The service failed: {sentence}',
    correct:
      'Check the EXCHANGE_RATES settings and the service. The site tries again every half hour; until then, enter rates by hand under Exchange rates.',
    check: 'Check the rate at your bank. If it is right, enter it by hand under Exchange rates.',
  },
  taxes: {
    figure: '{count, plural, one {# charge has} other {# charges have}} a rate in force',
    ended: 'No rate in force after {date}: {charges}.',
    enter:
      'Enter the rates for the new year and the law they come from. Until then, /costs leaves these charges out of its totals and says so.',
  },
  versions: {
    figure: 'Site {site}, Node {node}, PostgreSQL {postgres}, {migrations}',
    unknown: 'unknown',
    migrations: {
      ready: 'migrations up to date',
      older: 'migrations missing',
      newer: 'migrations from a newer version',
      recovering: 'database in recovery',
      unknown: 'migrations unknown',
    },
    older: 'Restart the site: migrations run at the start.',
    newer: 'Start the newer version here: this version no longer fits the database.',
    recovering: 'Wait until the restore has ended, or point DATABASE_URL at the primary.',
  },
} as const
