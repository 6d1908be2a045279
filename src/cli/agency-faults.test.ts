import { expect, test } from 'vitest'
import * as file from '#agency'
import { agencyFaults } from './agency-faults.ts'

test('the file as it comes has no fault', () => {
  expect(agencyFaults(file)).toEqual([])
})

test('each fault is one sentence with its place', () => {
  const { lat, ...nowhere } = file.offices[0]
  const agency = {
    ...file.agency,
    email: 'hello',
    whatsApp: '0300 ABC',
    brandColour: '#ffff00',
    fecebook: 'https://facebook.example',
  }
  expect(agencyFaults({ ...file, agency, offices: [nowhere, file.offices[1]] })).toEqual([
    'agency, email: Not a valid email address',
    'agency, whatsApp: Enter a phone number with its country code, such as +92 51 111 000 222.',
    'agency, brandColour: White text cannot be read on this colour. Choose a darker one.',
    'agency, fecebook: There is no field with this name',
    'offices, number 1, lat: This is a required field',
  ])
  expect(agencyFaults({ ...file, agency: { ...file.agency, brandColour: 'teal' } })).toEqual([
    'agency, brandColour: Write the colour as six hex digits, such as #0B6B4A.',
  ])
})
