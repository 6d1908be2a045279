/** Why a unit cannot be held, confirmed or released, said to the person who books. */
export const bookingErrors = {
  unknownReference: 'There is no booking with this reference.',
  notBookable: 'This unit cannot be booked online.',
  projectNotBookable: 'Units in this project cannot be booked online.',
  wrongCode:
    'This code does not match the one in our email. You can try {left, plural, one {once more} other {# more times}}.',
  tooManyCodes:
    'You entered the wrong code five times, so we released the unit. Choose a unit and hold it again.',
  heldNoLonger: 'This unit is no longer held for you. Choose a unit and hold it again.',
  paymentPageDown:
    'The payment page is not responding. We are still holding the unit for you: please try again in a few minutes, or call us.',
  /** What the payment page says is paid. */
  paymentFor: 'Booking of {unit}',
  alreadyPaid: 'We have received your payment and booked the unit. Call us if you no longer want it.',
  tooLate: 'Someone else was booking this unit at the same time. Please try again.',
  justBooked: '{unit} has just been booked. Please choose another unit.',
  beingBooked:
    'Someone else is booking {unit} right now. If they do not confirm and pay, it will be available at {time}. Choose another unit, or come back then.',
  phoneHolds: 'This phone number already holds a unit. Pay for it or release it first, or call us.',
  emailTooOften:
    'This email address has already been used for several holds today. To hold another unit, please call us.',
  unconfirmedHold:
    'Another unit is already held from your network but has not been confirmed yet. Confirm that hold first, try again in {minutes} minutes, or call us.',
  networkHolds:
    '{count, plural, one {# unit is} other {# units are}} already held from your network. Pay for one or release it, or call us.',
} as const
