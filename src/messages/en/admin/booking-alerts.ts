/** Emails to the agency about bookings. */
export const bookingAlerts = {
  reference: 'Reference',
  unit: 'Unit',
  price: 'Price',
  project: 'Project',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  amount: 'Amount',
  paymentNumber: 'Payment number',
  open: 'Open this booking',
  booked: {
    subject: 'Booked: {number} in {project}, {reference}',
    title: '{number} in {project} is booked',
  },
  refund: {
    subject: 'Refund due: {amount}, {reference}',
    title: 'Refund {amount} to the buyer',
  },
  held: {
    subject: 'On hold until {until}: {number} in {project}, {reference}',
    title: '{number} in {project} is waiting for a bank transfer',
    text: 'When {amount} with the reference {reference} reaches the account, confirm the booking in the admin app. Without a confirmation, the unit will be released at {until}.',
  },
  givenUp: {
    subject: 'Released by the buyer: {number} in {project}, {reference}',
    title: 'The buyer released {number} in {project}',
    text: 'Do not wait for a transfer. The unit can be booked again.',
  },
} as const
