export const adminProjectVideos = {
  intro: 'Videos on project pages, newest first.',
  project: 'Project',
  video: 'Video',
  uploaded: 'Uploaded',
  link: 'Link',
  addedOn: 'Added',
  title: 'Title',
  description: 'Description',
  poster: 'Preview image',
  posterHint:
    'Shown until the video plays. Without one, a frame from its first seconds is used where possible.',
} as const
