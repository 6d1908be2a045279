export const share = {
  share: 'Share',
  print: 'Print',
  more: 'More actions',
  whatsApp: 'Send on WhatsApp',
  onWhatsApp: '{title}: {url}',
  copied: 'Link copied',
  copyYourself: 'Copy this link: {url}',
} as const
