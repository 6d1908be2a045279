/** Every text of the specification that is fixed to the letter: S2.7, S5.2, S8.3, misspellings included. */

export const validationMessages = {
  required: 'This is a required field',
  notANumber: 'Not a number',
  email: 'Not a valid email address',
  text: 'Invalid characters',
  phone: 'Invalid Phone Number',
  tooLong: (characters: number) => `At most ${characters} characters`,
  tooMany: (most: number) => `At most ${most}`,
  priceRange: 'The highest price is below the lowest',
  chooseAgain: 'Please choose your CV again',
  stillUploading: 'Your CV is still being uploaded',
} as const

export const badResponse = 'Bad response from server'
export const invalidId = 'Invalid ID'
export const hiddenWebsite = '(website hidden by the provider)'

/** Title and submit button of the inquiry modal, the button by send status (S2.7). */
export const inquiryModalTitle = 'Send Inquiry'
export const inquiryButton = {
  '': 'Submit Inquiry',
  sending: 'Sending Inquiry...',
  sent: 'Sent!',
  error: 'Something went wrong!',
} as const

/** What a property inquiry says when the visitor wrote nothing. */
export const defaultPropertyMessage = 'I am interested in this property. Please send me the details.'

/** Whom to ask about a franchise. */
export type FranchiseDesk = { phone: string; email: string }

const tryLater = 'Something went wrong, Please try later...'

/** Toasts by feature (S8.3). A project inquiry uses those of the property inquiry. */
export const toasts = {
  feedback: { success: 'Thank you for your valuable feedback!', failure: tryLater },
  franchise: {
    success: ({ phone, email }: FranchiseDesk) =>
      `Thank you for your interest in our franchise! Our agent will get in touch with you soon. You can also reach our franchise desk at ${phone} or ${email}.`,
    failure: tryLater,
  },
  getInTouch: {
    success: 'Message send successfully',
    failure: 'Could not send Get In Touch at this moment, please try again later...',
    conflict: 'You have already submitted a request',
  },
  inquiry: {
    success: 'Inquiry Sent Successfuly!',
    failure: 'Could not send inquiry at this moment, please try again later...',
  },
  propertyInquiry: {
    success: 'Detail request sent. Sit back and relax while we get back to you!',
    failure: 'Could not send your request at this moment, please try again later...',
  },
  valuation: {
    success: 'Valuation query sent successfuly',
    failure: 'Something went wrong, please try again later',
  },
  jobApplication: {
    success: 'Job Application submitted Successfully',
    failure: 'Invalid Job Post Application',
  },
  wanted: {
    success: 'You query has been submitted successfully, our representative will get in touch with you soon.',
    failure: 'Could not submit your inquiry, please try again.',
  },
  projectVideoCreate: {
    success: 'PROJECTVIDEOS Created Successfuly!',
    failure: 'Could not upload PROJECTVIDEOS :( Please try again',
  },
  projectVideoUpdate: {
    success: 'PROJECTVIDEOS Created Successfuly!',
    failure: 'Could not update PROJECTVIDEOS :( Please try again',
  },
} as const

export type ToastFeature = keyof typeof toasts

/** The toast of a failed call: a 409 has a text of its own where S8.3 gives one. */
export function failureToast(feature: ToastFeature, error: Error | 409): string {
  const texts: { failure: string; conflict?: string } = toasts[feature]
  return (error === 409 && texts.conflict) || texts.failure
}
