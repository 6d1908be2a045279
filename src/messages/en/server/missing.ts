/** What visitors asked for that is not there, or not ready. */
export const missing = {
  property: 'There is no property with this ID.',
  project: 'There is no project with this ID.',
  agent: 'There is no agent with this ID.',
  event: 'There is no event with this ID.',
  vacancy: 'There is no job with this ID.',
  openVacancy: 'There is no open job with this ID.',
  request: 'There is no request with this reference.',
  wanted: 'There is no wanted request with this reference.',
  brochure: 'This project has no brochure.',
  picture: 'There is no picture at this address.',
  video: 'There is no video at this address.',
  pictureDown: 'This picture is unavailable at the moment.',
  tooManyPictures: 'We are preparing too many pictures at the moment. Please try again in a moment.',
  searchStarting: 'Search is starting up. Please try again in a moment.',
  pageBeingWritten: 'This page is being written. Please come back later.',
  tooManyTexts: 'We are preparing too many pages at the moment. Please try again in a minute.',
} as const
