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
    summary: 'List the channels for alerts',
    description: 'Email, and WhatsApp if configured.',
    answer: AlertChannels,
    errors: [],
  },
  createAlert: {
    ...route('createAlert'),
    summary: 'Create an alert for a search',
    description:
      'Each address gets a message with a link and a code, and nothing else until it is confirmed. At most three such messages per day.',
    body: SearchAlertWish,
    answer: AlertReceipt,
    errors: [...formErrors, 409],
  },
  createHomeAlert: {
    ...route('createHomeAlert'),
    summary: 'Create an alert for a home',
    description:
      'Reports a price drop, a return to the market, and that the home is no longer available. Confirmed in the same way as a search alert.',
    body: HomeAlertWish,
    answer: AlertReceipt,
    errors: [...formErrors, 404, 409],
  },
  sendAlertsLink: {
    ...route('sendAlertsLink'),
    summary: 'Send the link to the alerts of an address',
    description: 'The response is the same whether or not the address has alerts.',
    body: AlertsLinkWish,
    answer: AlertsLinkSent,
    errors: formErrors,
  },
  alertRequest: {
    ...route('alertRequest'),
    summary: 'Get the confirmation status of a new alert',
    params: z.object({ reference: secret }),
    answer: AlertRequest,
    errors: [404],
  },
  confirmAlertByCode: {
    ...route('confirmAlertByCode'),
    summary: 'Confirm a new alert by code',
    description: 'The code is in the confirmation message. After five wrong codes only the link works.',
    params: z.object({ reference: secret }),
    body: AlertCode,
    answer: AlertConfirmed,
    errors: [...formErrors, 404, 409],
  },
  alertToConfirm: {
    ...route('alertToConfirm'),
    summary: 'Get what a confirmation link confirms',
    description: 'Does not confirm anything itself.',
    params: z.object({ token: secret }),
    answer: AlertToConfirm,
    errors: [404],
  },
  confirmAlert: {
    ...route('confirmAlert'),
    summary: 'Confirm a new alert by link',
    description: 'Repeating the call changes nothing.',
    params: z.object({ token: secret }),
    body: z.object({}),
    answer: AlertConfirmed,
    errors: [...bodyErrors, 404, 409],
  },
  savedAlerts: {
    ...route('savedAlerts'),
    summary: 'List the alerts of an address',
    description: 'The secret in the link gives access.',
    params: z.object({ secret }),
    answer: SavedAlerts,
    errors: [404],
  },
  changeAlerts: {
    ...route('changeAlerts'),
    summary: 'Update all alerts of an address',
    description: 'Pauses, resumes or ends them, or changes their language.',
    params: z.object({ secret }),
    body: AlertsChange,
    answer: SavedAlerts,
    errors: [...bodyErrors, 404],
  },
  changeAlert: {
    ...route('changeAlert'),
    summary: 'Update an alert',
    description: 'Pauses, resumes, ends or changes it. An ended alert can be turned on again for 30 days.',
    params: z.object({ secret, id }),
    body: AlertChange,
    answer: SavedAlerts,
    errors: [...bodyErrors, 404, 409],
  },
  unsubscribeAlerts: {
    ...route('unsubscribeAlerts'),
    summary: 'Unsubscribe an address from all alerts',
    description:
      'One-click unsubscribe for mail clients (RFC 8058). The request body is ignored. GET redirects to a page that asks for confirmation.',
    params: z.object({ token: secret }),
    body: z.object({}),
    answer: Unsubscribed,
    errors: [404],
  },
} as const satisfies Record<string, Endpoint>
