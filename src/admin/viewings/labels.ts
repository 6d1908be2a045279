import { viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import { adminViewings as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'

export type Viewing = Answer<'viewings'>['data']['week'][number]
export type LeadViewing = Answer<'leadViewings'>['data'][number]
type Clash = Viewing['clashes'][number]

/** Why a time clashes, with whom. */
export function clashText({ same, otherAt, lead }: Clash): string {
  const said = t.clash[same]({ time: viewingTimeForStaff(otherAt) })
  return lead ? `${said}, ${t.with({ name: lead.name })}` : said
}

/** The clashes of one of its times. */
export function clashesAt({ clashes }: Pick<Viewing, 'clashes'>, at: string): readonly Clash[] {
  return clashes.filter((clash) => clash.at === at)
}
