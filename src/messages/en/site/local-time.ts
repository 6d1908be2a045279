export const localTime = {
  now: 'It is {time} in {city} now.',
  open: 'Our office is open.',
  closed: 'Our office is closed.',
} as const
