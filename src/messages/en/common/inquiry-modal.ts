/** The inquiry modal: title and submit button are fixed to the letter, the button by send status (S2.7). */
export const inquiryModal = {
  title: 'Send Inquiry',
  button: {
    '': 'Submit Inquiry',
    sending: 'Sending Inquiry...',
    sent: 'Sent!',
    error: 'Something went wrong!',
  },
  /** What a property inquiry says when the visitor wrote nothing. */
  defaultMessage: 'I am interested in this property. Please send me the details.',
} as const
