export { forgetSigningSecret } from './forget-signing-secret.ts'
export { showSettings } from './show-settings.ts'
export { openSigningSecret, secretFile, secretKeys } from './signing-secret.ts'
export { noteAddress, notedAddress } from './site-address.ts'
