/** The addresses in messages about alerts, in the current language. */
import { pathInLanguage } from '#contract/language-paths.ts'
import { confirmAlertPath, savedAlertsPath, unsubscribePath } from '#contract/paths.ts'
import { currentLanguage } from '#messages/language.ts'
import type { Needs } from '../context.ts'
import type { ContactRow } from './contacts.ts'
import { confirmToken, linkSecret } from './secrets.ts'

type Parts = Needs<'secret' | 'siteUrl'>

/** A page of the site. */
export function pageLink({ siteUrl }: Needs<'siteUrl'>, path: string): string {
  return siteUrl() + pathInLanguage(path, currentLanguage())
}

/** The page with all alerts of a contact. */
export function savedLink(ctx: Parts, { key }: ContactRow): string {
  return pageLink(ctx, savedAlertsPath(linkSecret(ctx.secret, 'manage', key)))
}

/** The page that confirms an alert. */
export function confirmLink(ctx: Parts, reference: string, { key }: ContactRow): string {
  return pageLink(ctx, confirmAlertPath(confirmToken(ctx.secret, { reference, key })))
}

/** The page that ends all alerts of a contact. */
export function unsubscribeLink(ctx: Parts, { key }: ContactRow): string {
  return pageLink(ctx, unsubscribePath(linkSecret(ctx.secret, 'unsubscribe', key)))
}

/** Where mailboxes post the one-click unsubscription of RFC 8058. */
export function oneClickLink({ secret, siteUrl }: Parts, { key }: ContactRow): string {
  return `${siteUrl()}/api/alerts/unsubscribe/${linkSecret(secret, 'unsubscribe', key)}`
}
