export const iso = {
  title: '{standard} certificate',
  certificate: {
    title: 'Certificate',
    meets: 'has a quality management system that meets',
    scope: 'Scope',
    scopeText: '{scope}.',
    sites: 'Sites',
    issued: 'Issued',
    validUntil: 'Valid until',
    number: 'No. <number>{code}</number>, certified by {body}',
  },
  validity: {
    coming: 'Not valid yet',
    valid: 'Valid today',
    expired: 'Expired',
  },
  print: 'Print certificate',
  complaintsTitle: 'Complaints',
  complaintsText: 'If something goes wrong, tell us. This is how we handle your complaint.',
  complain: 'Make a complaint',
} as const
