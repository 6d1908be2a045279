/** The whole team, once a year or so; `daysAgo` is when the picture was taken. */
export const groupPhotoPlans = [
  { title: 'The Islamabad team in front of the head office', daysAgo: 38 },
  { title: 'All branches together at the annual meeting', daysAgo: 121 },
  { title: 'Lahore and Faisalabad after the DHA training day', daysAgo: 196 },
  { title: 'The Karachi team on the Clifton beach', daysAgo: 274 },
  { title: 'Planting trees with the Peshawar branch', daysAgo: 402 },
  { title: 'The first forty of us, Blue Area', daysAgo: 735 },
] as const
