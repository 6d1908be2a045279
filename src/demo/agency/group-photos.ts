/** The whole team, once a year or so, drawn; `daysAgo` is when they stood together. */
export const groupPhotoPlans = [
  { title: 'The Islamabad team in front of the head office', picture: 'scene-group-islamabad', daysAgo: 38 },
  { title: 'All branches together at the annual meeting', picture: 'scene-group-all', daysAgo: 121 },
  { title: 'Lahore and Faisalabad after the DHA training day', picture: 'scene-group-lahore', daysAgo: 196 },
  { title: 'The Karachi team on the Clifton beach', picture: 'scene-group-karachi', daysAgo: 274 },
  { title: 'Planting trees with the Peshawar branch', picture: 'scene-group-peshawar', daysAgo: 402 },
  { title: 'The first of us, Blue Area', picture: 'scene-group-first', daysAgo: 735 },
] as const
