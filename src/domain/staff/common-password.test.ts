import { expect, test } from 'vitest'
import { Invalid } from '../errors.ts'
import { mustNotBeCommon } from './common-password.ts'

const sana = { name: 'Sana Malik', email: 'sana.malik@aangan.example' }

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'qwertyuiop12',
  '123456789012',
  'Pakistan12345',
  'Lahore@123456',
  'letmeinletmein',
  'aaaaaaaaaaaaaaaa',
  'sanamalik2026',
  'AanganEstates1',
  'sana.malik@aangan.example',
  'blue kettle on Malik street',
  'kettle 44ng4n on monday night',
  'm.a.l.i.k and a blue kettle',
])('%s is refused', async (password) => {
  await expect(mustNotBeCommon(password, sana)).rejects.toBeInstanceOf(Invalid)
})

test.each([
  'blue kettle on monday',
  'chaand raat lahore',
  'xK9#mmQ2vv!pz',
  'میرا گھر لاہور میں ہے',
  'correct horse battery staple',
])('%s is accepted', async (password) => {
  await expect(mustNotBeCommon(password, sana)).resolves.toBeUndefined()
})
