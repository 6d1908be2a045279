/** Places near a listing or a project. */
export const nearby = {
  title: 'Nearby',
  show: 'Show places nearby',
  titleOfArea: 'Around {area}',
  straight:
    'Distances and walking times are measured in a straight line, at 80 m a minute. The actual walk is longer.',
  straightFromArea: 'Distances are measured in a straight line from the centre of {area}.',
  walk: 'about {minutes} min walk',
  kinds: {
    school: 'School',
    college: 'College or university',
    hospital: 'Hospital',
    mosque: 'Mosque',
    park: 'Park',
    station: 'Bus, metro or train station',
    market: 'Market or mall',
    supermarket: 'Supermarket',
  },
} as const
