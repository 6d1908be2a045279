/** The time zone of the agency: days, office hours and dates are those of Pakistan. */
export const agencyZone = 'Asia/Karachi'
