/**
 * Toasts by feature, fixed to the letter, misspellings included (S8.3, D30). A project inquiry uses those of the
 * property inquiry.
 */
export const toasts = {
  feedback: {
    success: 'Thank you for your valuable feedback!',
    failure: 'Something went wrong, Please try later...',
  },
  franchise: {
    success:
      'Thank you for your interest in our franchise! An agent will get in touch with you soon. You can also reach our franchise desk at {phone} or {email}.',
    failure: 'Something went wrong, Please try later...',
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
  listingReport: {
    success: 'Thank you. We’ll check the listing.',
    failure: 'The report could not be sent. Try again in a few minutes.',
  },
  viewing: {
    success: 'Request sent. We’ll confirm a time soon.',
    failure: 'The request could not be sent. Try again in a few minutes.',
  },
  alert: {
    success: 'Almost done: open the link or enter the code we sent you.',
    failure: 'The alert could not be saved. Try again in a few minutes.',
  },
  alertsLink: {
    success: 'If there are alerts for this email or number, the link is on its way.',
    failure: 'The link could not be sent. Try again in a few minutes.',
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
