import { describe, expect, it } from 'vitest'
import { inquiryModal, toasts, validationMessages } from '#messages/common.ts'
import { failureToast } from './messages.ts'

describe('toasts of S8.3, to the letter', () => {
  it.each([
    ['feedback', 'Thank you for your valuable feedback!', 'Something went wrong, Please try later...'],
    [
      'getInTouch',
      'Message send successfully',
      'Could not send Get In Touch at this moment, please try again later...',
    ],
    [
      'inquiry',
      'Inquiry Sent Successfuly!',
      'Could not send inquiry at this moment, please try again later...',
    ],
    [
      'propertyInquiry',
      'Detail request sent. Sit back and relax while we get back to you!',
      'Could not send your request at this moment, please try again later...',
    ],
    ['valuation', 'Valuation query sent successfuly', 'Something went wrong, please try again later'],
    ['jobApplication', 'Job Application submitted Successfully', 'Invalid Job Post Application'],
    [
      'wanted',
      'You query has been submitted successfully, our representative will get in touch with you soon.',
      'Could not submit your inquiry, please try again.',
    ],
    [
      'projectVideoCreate',
      'PROJECTVIDEOS Created Successfuly!',
      'Could not upload PROJECTVIDEOS :( Please try again',
    ],
    [
      'projectVideoUpdate',
      'PROJECTVIDEOS Created Successfuly!',
      'Could not update PROJECTVIDEOS :( Please try again',
    ],
  ] as const)('%s', (feature, success, failure) => {
    expect(toasts[feature].success).toBe(success)
    expect(failureToast(feature, new Error('offline'))).toBe(failure)
  })

  it('thanks for a franchise enquiry with contact details and the promise of an agent', () => {
    const thanks = toasts.franchise.success({ phone: '+92 51 111 000 222', email: 'franchise@agency.test' })
    expect(thanks).toMatch(/^Thank you .* agent will get in touch/)
    expect(thanks).toContain('+92 51 111 000 222')
    expect(thanks).toContain('franchise@agency.test')
    expect(failureToast('franchise', 409)).toBe('Something went wrong, Please try later...')
  })

  it('says so when a visitor asked to be called before', () => {
    expect(failureToast('getInTouch', 409)).toBe('You have already submitted a request')
  })
})

it('the inquiry button has its four texts (S2.7)', () => {
  expect(inquiryModal.button).toEqual({
    '': 'Submit Inquiry',
    sending: 'Sending Inquiry...',
    sent: 'Sent!',
    error: 'Something went wrong!',
  })
})

it('the generic validation messages are those of S5.2', () => {
  expect(validationMessages).toMatchObject({
    required: 'This is a required field',
    notANumber: 'Not a number',
    email: 'Not a valid email address',
    text: 'Invalid characters',
    phone: 'Invalid Phone Number',
  })
})
