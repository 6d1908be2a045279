export const share = {
  share: 'Share',
  print: 'Print',
  more: 'More actions',
  whatsApp: 'Send on WhatsApp',
  statusPicture: 'Photo for your WhatsApp status',
  shortLink: 'Copy short link',
  onWhatsApp: '{title}: {url}',
  copied: 'Link copied',
  copyYourself: 'Copy this link: {url}',
} as const
