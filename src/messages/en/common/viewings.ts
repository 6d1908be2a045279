/** What the site, emails and the admin app say alike about viewings. */
export const viewings = {
  /** A time in Pakistan, such as 'Wed 2 Dec, 15:00 PKT'. */
  time: '{day}, {time} PKT',
  /** With the clock of a visitor elsewhere. */
  yourTime: '{pakistan} ({day}, {time} your time)',
  zoneTime: '{pakistan} ({day}, {time} in {zone})',
} as const
