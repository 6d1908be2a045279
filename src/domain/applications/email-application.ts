import { eq } from 'drizzle-orm'
import { agency } from '#agency'
import { hideWebsites } from '#contract/content/html.ts'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { vacancyPath } from '#contract/paths.ts'
import { formatAmount } from '#contract/text/money.ts'
import { telLink } from '#contract/text/phones.ts'
import type { Db } from '#db/client.ts'
import { jobApplications, jobs } from '#db/schema/index.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import { leadMails as t } from '#messages/admin.ts'
import { inLanguage } from '#messages/language.ts'
import type { Context } from '../context.ts'
import { localized } from '../localized.ts'
import { sendOnce, type WrittenMail, writeVisitorMail } from '../mails/index.ts'

/**
 * Mails the agency about an application and confirms it to the applicant, each in one mail however often this
 * is called. A deleted or anonymised one is skipped.
 * @throws the mail server's error when it takes no mail; the next call continues where this one ended
 */
export async function emailAboutApplication(
  ctx: Context<'db' | 'mailer' | 'siteUrl'>,
  application_id: number,
): Promise<void> {
  const application = await mailed(ctx.db, application_id)
  if (!application || application.anonymised_at) return
  await sendOnce(ctx, [
    { application_id, purpose: 'agency', ...writeStaffMail(application, ctx.siteUrl()) },
    ...writeThanks(application, ctx.siteUrl()).map((mail) => ({
      application_id,
      purpose: 'visitor' as const,
      ...mail,
    })),
  ])
}

/** To an applicant with an email address. */
function writeThanks(application: MailedApplication, siteUrl: string): WrittenMail[] {
  const { name, email, reference, job, language } = application
  if (!email) return []
  return inLanguage(language, () => {
    const next = nextSteps('job_application').join(' ')
    const about = localized(job.title, job.title_ur)
    return [writeVisitorMail({ name, email, reference, about, next }, siteUrl)]
  })
}

type MailedApplication = typeof jobApplications.$inferSelect & {
  job: { id: number; title: string; title_ur: string }
}

async function mailed(db: Db, id: number): Promise<MailedApplication | undefined> {
  const [row] = await db
    .select({
      application: jobApplications,
      job: { id: jobs.id, title: jobs.title, title_ur: jobs.title_ur },
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.job_id))
    .where(eq(jobApplications.id, id))
  return row && { ...row.application, job: row.job }
}

/** The CV itself is not mailed: it stays where only staff can open it, and goes when its time is over. */
function writeStaffMail(application: MailedApplication, siteUrl: string): WrittenMail {
  const { reference, name, email, phone, city, experience, expected_salary, cover_note, job } = application
  const subject = t.application.subject({ reference, job: job.title })
  const parts: MailPart[] = [
    { heading: t.application.title({ reference }) },
    { fact: t.application.job, value: job.title, link: siteUrl + vacancyPath(job.id) },
    { fact: t.name, value: hideWebsites(name) },
    ...(email ? [{ fact: t.email, value: email, link: `mailto:${encodeURIComponent(email)}` }] : []),
    { fact: t.phone, value: phone, link: telLink(phone) },
    { fact: t.application.city, value: city },
    { fact: t.application.experience, value: hideWebsites(experience) },
    ...(expected_salary === null
      ? []
      : [
          {
            fact: t.application.expectedSalary,
            value: t.application.monthly({ amount: formatAmount(expected_salary) }),
          },
        ]),
    ...(cover_note ? [{ text: hideWebsites(cover_note) }] : []),
    { text: t.application.resume },
  ]
  return {
    recipient: agency.email,
    reply_to: email || null,
    subject,
    text: asText(parts),
    html: asHtml(subject, parts, agency),
  }
}
