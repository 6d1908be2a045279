/** Pictures, plans and videos, in the page and over it. */
export const media = {
  picture: 'Photo {number} of {total}: {alt}',
  plan: 'Plan {number} of {total}: {alt}',
  openPicture: 'View photo',
  openPictures: 'View all {count} photos',
  impression: 'Artist’s impression',
  picturesOf: 'Photos of {title}',
  pictures: 'Photos',
  position: '{number} of {total}<hidden>: {alt}</hidden>',
  previous: 'Previous photo',
  next: 'Next photo',
  play: 'Play video:',
  playsFrom: 'Plays from {site}',
  opens: 'Opens {site}',
  unplayable: 'This video cannot be played here. <link>Download the video</link>',
} as const
