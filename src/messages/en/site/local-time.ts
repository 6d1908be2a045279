export const localTime = {
  now: 'It is now {time} in {city}.',
  open: 'Our office is open.',
  closed: 'Our office is closed.',
  hours: 'Office hours are {opens} to {closes} in Pakistan, {yourOpens} to {yourCloses} your time.',
} as const
