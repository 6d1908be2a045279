export const signIn = {
  checkEmail: {
    title: 'Check your email',
    text: 'If {email} belongs to a staff account, we have sent a link to set a new password. The link works for 24 hours.',
  },
  forgotten: {
    title: 'Reset your password',
    text: 'We’ll email you a link to set a new password.',
    submit: 'Send reset link',
  },
  backToSignIn: 'Back to sign in',
  passwordSet: {
    title: 'Password changed',
    text: 'You were signed out on all devices. Sign in with your new password.',
  },
  signIn: 'Sign in',
  setPassword: {
    title: 'Set your password',
    submit: 'Set password',
    label: 'New password',
    hint: 'At least {count} characters. A short sentence is easy to remember.',
  },
  appName: '{name} admin',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  code: {
    title: 'Two-factor authentication',
    text: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
    submit: 'Continue',
    label: 'Code',
  },
} as const
