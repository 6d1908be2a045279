import { adminPaths } from '#contract/paths.ts'
import { staffMails } from '#messages/admin.ts'

const t = staffMails.reported

type Asked = { id: number; title: string; name: string; visitors: number }

/** Asks the agent of a listing whether it is still available, because visitors say that it is not. */
export function writeQuestion({ id, title, name, visitors }: Asked, siteUrl: string) {
  return {
    purpose: `reported ${id}`,
    subject: t.subject({ title }),
    parts: [
      { heading: staffMails.hello({ name }) },
      { text: t.text({ count: visitors }) },
      {
        fact: t.open,
        value: staffMails.reminder.listing({ title, id }),
        link: `${siteUrl}${adminPaths.listing(id)}`,
      },
      { fact: t.all, value: t.allLink, link: `${siteUrl}${adminPaths.listingReports}` },
    ],
  }
}
