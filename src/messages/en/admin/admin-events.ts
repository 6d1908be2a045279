export const adminEvents = {
  intro: 'Events in the gallery, newest first.',
  date: 'Date',
  place: 'Place',
  photos: 'Photos',
  videos: 'Videos',
  event: 'Event',
  title: 'Title',
  description: 'Description',
  media: 'Photos and videos',
  mediaHelp: 'Shown in this order. The star marks the thumbnail; without one, the first photo is used.',
} as const
