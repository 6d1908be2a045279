export const localTime = {
  now: 'It is {time} in {city} now.',
  morning: '{time} am',
  afternoon: '{time} pm',
  open: 'Our office is open.',
  closed: 'Our office is closed.',
} as const
