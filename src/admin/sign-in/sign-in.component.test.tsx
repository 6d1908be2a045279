import { expect, test } from 'vitest'
import { openAdmin } from '#tests/support/components/admin-app.tsx'
import { Refusal } from '#tests/support/components/answer-calls.ts'

test('a wrong password shows an error and stays to be corrected; with a second factor the code comes next', async () => {
  const { screen, callsOf } = await openAdmin('/sign-in', {
    signIn: ({ body }) =>
      Reflect.get(Object(body), 'password') === 'correct horse'
        ? { data: { second_factor: true } }
        : new Refusal(401, { message: 'E-mail or password are wrong.' }),
    enterCode: () => new Refusal(422, { fields: { code: 'This code is wrong' } }),
  })
  await screen.getByRole('textbox', { name: 'Email' }).fill('sana@agency.example')
  const password = screen.getByLabelText('Password')
  await password.fill('correct house')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('E-mail or password are wrong.')
  await expect.element(password).toHaveValue('correct house')
  await password.fill('correct horse')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  const code = screen.getByRole('textbox', { name: 'Code' })
  await code.fill('123456')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAccessibleDescription('This code is wrong')
  expect(callsOf('signIn')).toHaveLength(2)
})
