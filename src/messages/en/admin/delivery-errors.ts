/** Why a message to another server, such as a webhook, could not be sent. */
export const deliveryErrors = {
  tooSlow: 'The server did not answer within {seconds} s.',
  closed: 'Nothing accepts connections at this address.',
  broken: 'The connection was interrupted.',
  unknownHost: 'There is no host with this name.',
  notResolved: 'The host name could not be looked up. Please try again.',
  unreachable: 'The host cannot be reached.',
  certificate: 'The server’s certificate is not trusted: {code}.',
  failed: 'The request failed: {reason}.',
  privateNetwork: 'This address is in a private network. Only public addresses are allowed.',
  https: 'Enter an address that begins with https://',
  redirects: 'The server redirects too often.',
  tooLarge: 'The answer is larger than {megabytes} MB.',
  noToken: 'The service account did not get a token: the answer was {status}.',
} as const
