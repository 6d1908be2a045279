import { expect, it } from 'vitest'
import { type FormFields, formErrors } from './form.ts'
import { email, required } from './validation.ts'

const fields = {
  name: { rules: [required], max: 5 },
  email: { rules: [required, email], max: 254 },
  note: { rules: [], max: 10, multiline: true },
} satisfies FormFields

it('a form without errors may be sent', () => {
  expect(formErrors(fields, { name: ' Sara ', email: 'sara@mail.pk', note: 'a\r\nb' })).toEqual({})
})

it('every wrong field has its first message', () => {
  expect(formErrors(fields, { name: '  ', email: 'sara', note: 'much too long' })).toEqual({
    name: 'This is a required field',
    email: 'Not a valid email address',
    note: 'Use at most 10 characters',
  })
})

it('a field that was never touched counts as empty', () => {
  expect(formErrors(fields, {})).toEqual({
    name: 'This is a required field',
    email: 'This is a required field',
  })
})
