export const share = {
  share: 'Share',
  print: 'Print',
  copied: 'Link copied',
  copyYourself: 'Copy this link: {url}',
} as const
