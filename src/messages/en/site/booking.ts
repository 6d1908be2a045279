/** The page of one booking: confirm, pay, what became of it. */
export const booking = {
  title: 'Booking {reference}',
  description: 'Booking of {unit} in {project}: its status and next steps.',
  label: {
    unit: 'Unit',
    project: 'Project',
    dueLater: 'Due later',
    reference: 'Reference',
  },
  unitOfType: '{unit}, {type}',
  restDue: '{amount}, the rest of “{payment}”, when you sign the agreement',
  covered: 'Nothing: the token covers “{payment}”',
  refunds: '<strong>Refunds.</strong> {rules}',
  callUs: 'Call us',
  confirm: {
    title: 'Confirm your hold on {unit}',
    text: 'Confirm your hold by <strong>{time}</strong>, or we’ll release the unit. Until then, no one else can book the unit.',
    label: 'Confirm your hold',
    byEmail: 'We have sent you an email with a code and a link. Enter the code or open the link.',
    byPhone:
      'This site cannot send email at the moment. Call us and quote your reference to confirm the hold.',
    code: '6-digit code',
    codeHint: 'e.g. 204 815',
    submit: 'Confirm hold on {unit}',
    noEmail:
      'No email? Check your spam folder, or call <phone>{number}</phone> before {time} and quote <code>{reference}</code>. There is nothing to pay yet.',
    call: 'Call <phone>{number}</phone> before {time} and quote <code>{reference}</code>. There is nothing to pay yet.',
    failure: 'We could not confirm the hold just now. Please try again, or call us.',
  },
  held: {
    title: '{unit} is held for you',
    until: 'Until <strong>{time}</strong>. No one else can book the unit until then.',
    paid: 'Have you paid? The confirmation takes a few seconds. This page will update by itself, and you’ll get a receipt by email. There is no need to pay again.',
    declined:
      'The payment was declined and nothing was taken. The unit is still held for you. Try again, or use another card.',
    cannotPay: 'You cannot pay here at the moment. Please call us.',
  },
  pay: {
    submit: 'Pay {amount}',
    again: 'I have not paid yet: pay now',
    note: 'You’ll pay on {gateway}’s page and come back here. We never see your card number.',
  },
  transfer: {
    label: 'Bank transfer',
    text: 'Send <strong>{amount}</strong> to this account with the payment reference below. As soon as the transfer arrives, we’ll reserve the unit and email you.',
    bank: 'Bank',
    account: 'Account title',
    iban: 'IBAN',
    copyIban: 'Copy IBAN',
    purpose: 'Payment reference',
    deadline: 'The token must reach us by {time}. After that, other buyers can book the unit.',
  },
  release: {
    open: 'I have changed my mind',
    text: 'Other buyers can then book {unit} immediately, and you have nothing to pay.',
    textBeforeTransfer:
      'Other buyers can then book {unit} immediately, and you have nothing to pay. If you have already sent the transfer, call us instead.',
    textBeforePayment:
      'Other buyers can then book {unit} immediately, and you have nothing to pay. If you have just paid, wait until this page confirms the payment.',
    submit: 'Release {unit}',
    failure: 'We could not release the unit just now. Please try again, or call us.',
  },
  booked: {
    title: '{unit} is reserved for you',
    received: 'We have received {amount} and sent you a receipt by email.',
    receivedAt: 'We received {amount} at {time}. We have sent you a receipt by email.',
    next: 'An agent will call you within one working day to arrange the agreement. The sale begins when both sides have signed the agreement. The token counts towards the price.',
  },
  released: {
    title: '{unit} is no longer held for you',
    reason: {
      time: 'The token had not arrived when the hold ended.',
      buyer: 'You released the unit and have nothing to pay.',
      agency: 'We cancelled this booking. Please call us if you have questions.',
      gateway: 'The payment page did not respond.',
    },
    unconfirmed:
      'The hold was not confirmed within {minutes} minutes, or the wrong code was entered {times} times.',
    availableUnits: 'See available units',
  },
  refund: {
    done: 'We have refunded one of your payments. Depending on your bank, it can take a few days to arrive.',
    needed:
      'We are refunding one of your payments in full: it arrived too late, was made twice or was for the wrong amount. We’ll email you when the refund is on its way.',
  },
} as const
