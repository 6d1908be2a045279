/** What a form says at a field. S5.2 fixes 'required' to 'phone' and S5.4 'invalidId' to the letter. */
export const validationMessages = {
  required: 'This is a required field',
  notANumber: 'Not a number',
  email: 'Not a valid email address',
  text: 'Invalid characters',
  phone: 'Invalid Phone Number',
  invalidId: 'Invalid ID',
  tooLong: 'Use at most {characters, plural, one {# character} other {# characters}}',
  tooMany: 'Enter {most} or less',
  priceRange: 'The maximum price is lower than the minimum',
  unknownTime: 'Choose a time from the list',
  mostTimes: 'Choose at most {most} times',
  chooseAgain: 'Please choose your CV again',
  stillUploading: 'Your CV is still uploading',
} as const
