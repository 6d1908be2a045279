/** The calls of alerts: making, confirming, managing and ending them without an account. */
import { z } from 'zod'
import { bodyErrors, type Endpoint, formErrors, id } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import {
  AlertChange,
  AlertChannels,
  AlertCode,
  AlertConfirmed,
  AlertReceipt,
  AlertRequest,
  AlertsChange,
  AlertsLinkSent,
  AlertsLinkWish,
  AlertToConfirm,
  HomeAlertWish,
  SavedAlerts,
  SearchAlertWish,
  Unsubscribed,
} from './alerts.ts'

const secret = z.string().max(200)

export const alertEndpoints = {
  alertChannels: {
    ...route('alertChannels'),
    summary: 'How this site can send alerts: by email, and by WhatsApp where it is set up.',
    answer: AlertChannels,
    errors: [],
  },
  createAlert: {
    ...route('createAlert'),
    summary:
      'Saves a search for alerts. Each address gets a message with a link and a code, and nothing else until it is confirmed; at most three such messages a day.',
    body: SearchAlertWish,
    answer: AlertReceipt,
    errors: [...formErrors, 409],
  },
  createHomeAlert: {
    ...route('createHomeAlert'),
    summary:
      'Watches one home: a price drop or back on the market, and no longer available. Confirmed like a search.',
    body: HomeAlertWish,
    answer: AlertReceipt,
    errors: [...formErrors, 404, 409],
  },
  sendAlertsLink: {
    ...route('sendAlertsLink'),
    summary:
      'Sends the link to the alerts of an address; the answer is the same whether the address has alerts or not.',
    body: AlertsLinkWish,
    answer: AlertsLinkSent,
    errors: formErrors,
  },
  alertRequest: {
    ...route('alertRequest'),
    summary: 'Whether the addresses of a new alert are confirmed yet.',
    params: z.object({ reference: secret }),
    answer: AlertRequest,
    errors: [404],
  },
  confirmAlertByCode: {
    ...route('confirmAlertByCode'),
    summary: 'Confirms a new alert by the code of its message; after five wrong codes only by the link.',
    params: z.object({ reference: secret }),
    body: AlertCode,
    answer: AlertConfirmed,
    errors: [...formErrors, 404, 409],
  },
  alertToConfirm: {
    ...route('alertToConfirm'),
    summary: 'What the link of a message confirms; confirming it is a call of its own.',
    params: z.object({ token: secret }),
    answer: AlertToConfirm,
    errors: [404],
  },
  confirmAlert: {
    ...route('confirmAlert'),
    summary: 'Confirms a new alert by the link of its message; repeating it changes nothing.',
    params: z.object({ token: secret }),
    body: z.object({}),
    answer: AlertConfirmed,
    errors: [...bodyErrors, 404, 409],
  },
  savedAlerts: {
    ...route('savedAlerts'),
    summary: 'All alerts of an address. The secret of its link gives access.',
    params: z.object({ secret }),
    answer: SavedAlerts,
    errors: [404],
  },
  changeAlerts: {
    ...route('changeAlerts'),
    summary: 'Pauses, resumes or ends all alerts of an address, or changes their language.',
    params: z.object({ secret }),
    body: AlertsChange,
    answer: SavedAlerts,
    errors: [...bodyErrors, 404],
  },
  changeAlert: {
    ...route('changeAlert'),
    summary: 'Pauses, resumes, ends or changes one alert; an ended one can be turned on again for 30 days.',
    params: z.object({ secret, id }),
    body: AlertChange,
    answer: SavedAlerts,
    errors: [...bodyErrors, 404, 409],
  },
  unsubscribeAlerts: {
    ...route('unsubscribeAlerts'),
    summary:
      'Ends all alerts of an address: the one-click unsubscription of mailboxes (RFC 8058), whose form is not read. GET leads to the page that asks first.',
    params: z.object({ token: secret }),
    body: z.object({}),
    answer: Unsubscribed,
    errors: [404],
  },
} as const satisfies Record<string, Endpoint>
