import { createRoute } from '@tanstack/react-router'
import { isSitePath } from '#contract/text/site-path.ts'
import { root } from '../shell/routes.ts'
import { ForgottenScreen } from './forgotten-screen.tsx'
import { PasswordScreen } from './password-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === 'string' && isSitePath(next) ? { next } : {},
  component: SignInScreen,
})
const forgotten = createRoute({ getParentRoute: () => root, path: '/forgotten', component: ForgottenScreen })
const password = createRoute({ getParentRoute: () => root, path: '/password', component: PasswordScreen })

export const signInRoutes = [signIn, forgotten, password] as const
