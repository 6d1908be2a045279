/** Pictures, plans and videos, in the page and over it. */
export const media = {
  picture: 'Picture {number} of {total}: {alt}',
  plan: 'Plan {number} of {total}: {alt}',
  openPicture: 'View photo',
  openPictures: 'View all {count} photos',
  impression: 'Artist’s impression',
  picturesOf: 'Pictures of {title}',
  pictures: 'Pictures',
  position: '{number} of {total}<hidden>: {alt}</hidden>',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  play: 'Play video:',
  playsFrom: 'Plays from {site}',
  opens: 'Opens {site}',
  unplayable: 'This video cannot be played here. <link>Download the video</link>',
} as const
