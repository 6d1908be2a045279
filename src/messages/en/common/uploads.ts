/** What an upload accepts, how it goes and why it fails. */
export const uploads = {
  formats: {
    picture: 'JPEG, PNG, WebP, AVIF or GIF',
    video: 'MP4, WebM or MOV',
    document: 'PDF, DOC, DOCX, ODT or RTF',
  },
  /** What a field accepts of one kind. */
  accepted: '{formats}, up to {most} MB',
  acceptedEach: '{formats}, up to {most} MB each',
  choose: {
    picture: 'a picture ({formats})',
    video: 'a video ({formats})',
    document: 'a document ({formats})',
  },
  tooLarge: {
    picture: 'This picture is too large. Choose one of up to {most} MB.',
    video: 'This video is too large. Choose one of up to {most} MB.',
    document: 'This document is too large. Choose one of up to {most} MB.',
  },
  wrongType: 'This type of file is not supported here. Choose {choices}.',
  empty: 'This file is empty. Choose another one.',
  infected: 'This file contains a virus. Choose another one.',
  unchecked: 'We cannot check files for viruses at the moment. Please try again in a few minutes.',
  notStored: 'We cannot store files at the moment. Please try again in a few minutes.',
  incomplete: 'This file is incomplete. Choose the original file and try again.',
  unreadable: 'This video cannot be read. Save it as MP4 with H.264 and try again.',
  unplayable: 'Browsers cannot play this video. Save it as MP4 with H.264 and try again.',
  connectionLost: 'The connection was lost. Try again.',
  notSent: 'The file could not be uploaded. Try again.',
  dropOne: 'or drop it here',
  dropMany: 'or drop them here',
  waiting: 'Waiting',
  uploaded: 'Uploaded',
  storing: 'Saving',
  progress: 'Uploading {file}',
  retry: 'Upload {file} again',
  cancel: 'Cancel upload of {file}',
  remove: 'Remove {file}',
  /** Read out to people who cannot see the list. */
  news: {
    started: '{count, plural, one {# file is uploading.} other {# files are uploading.}}',
    done: '{file} is uploaded.',
    failed: '{file} could not be uploaded. {reason}',
    cancelled: 'The upload of {file} was cancelled.',
    removed: '{file} is removed.',
  },
} as const
