/** Choosing a unit of a project and holding it. */
export const bookUnit = {
  crumb: 'Book a unit',
  title: 'Book a unit in {project}',
  description: 'Choose a unit in {project}, hold it and pay the token.',
  intro: 'A token of {amount} reserves a unit and counts towards its price. Possession: {date}.',
  introWithoutDate:
    'A token of {amount} reserves a unit and counts towards its price. The possession date is not announced yet.',
  unitTitle: 'Book {unit}',
  unitPageTitle: 'Book {unit} in {project}',
  unitDescription: 'Hold {unit}, {type}, in {project} and pay the token.',
  unitIntro: 'Check the unit you are booking. The token reserves the unit and counts towards its price.',
  chooseTitle: 'Choose a unit',
  left: {
    total: '{count, plural, one {# unit is left.} other {# units are left.}}',
    bookable:
      '{count, plural, =0 {None can be booked here at the moment.} one {# can be booked here.} other {# can be booked here.}}',
    bookableUnits: '{count, plural, one {# unit can be booked here.} other {# units can be booked here.}}',
    held: '{count, plural, one {# is on hold for another buyer.} other {# are on hold for other buyers.}}',
    elsewhere:
      '{count, plural, one {The other one is sold by our agents.} other {The other # are sold by our agents.}}',
  },
  askAgent: 'Ask an agent',
  booked: 'Booked',
  held: 'On hold',
  bookedTitle: '{unit} is booked',
  bookedText: 'Another buyer has booked this unit.',
  heldTitle: '{unit} is on hold',
  heldText:
    'Another buyer is paying for this unit. If they do not pay, you can book it when their hold ends.',
  chooseAnother: 'Choose another unit',
  contactTitle: 'Your contact details',
  submit: 'Hold {unit} for {amount}',
  steps: {
    hold: 'We’ll hold the unit and send you an email with a code and a link. Confirm within {minutes} minutes, or we’ll release the unit.',
    confirmed:
      'Once you have confirmed, we’ll hold the unit for you for {time}. No one else can book it in that time.',
    payOnline: 'You’ll pay the token on {gateway}’s page. We never see your card number.',
    transfer:
      'You’ll transfer the token to our bank account. The details are on the next page and in an email.',
    reserved: 'When the token arrives, we’ll reserve the unit for you and email you a receipt.',
    agreement:
      'An agent will call you within one working day to arrange the agreement. The sale begins when both sides have signed the agreement.',
  },
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  refunds: 'Refunds',
  terms: 'Terms & Conditions',
  tokenPart:
    'The token is part of the price and of the first payment, “{payment}”: {amount}. The remaining {rest} is due when you sign the agreement, not now.',
  tokenCovers:
    'The token is part of the price and covers the first payment, “{payment}”: {amount}. Any amount above that counts towards the next payment.',
  floorPlan: 'Floor plan: {type}',
  layout: 'Layout: {type}',
  enlarge: 'Enlarge: {plan}',
} as const
