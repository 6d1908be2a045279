export const localTime = {
  now: 'It is now {time} in {city}.',
  open: 'Our office is open.',
  closed: 'Our office is closed.',
} as const
