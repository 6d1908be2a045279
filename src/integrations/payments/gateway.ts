/** What every payment gateway does and a bank account does not. docs/payments.md says how to write one. */

/** The order of a buyer, as decided by this server alone. */
export type Order = {
  /** The booking's reference, which the gateway's notices name. */
  reference: string
  /** Whole PKR. */
  amount: number
  /** Its subject, in a few words. */
  about: string
  buyer: { name: string; email: string; phone: string }
  /** Until when it may be paid. */
  payUntil: Date
  /** Where the buyer goes from the gateway's page, whatever the outcome. */
  returnUrl: string
  /** Where the gateway sends its notices. */
  noticeUrl: string
}

/** The page of the gateway: a form with these hidden fields, posted there by the buyer's browser, opens it. */
export type Checkout = { action: string; fields: Record<string, string> }

/** A payment as the gateway reports it. Other outcomes than these two are not reported. */
export type GatewayPayment = {
  /** The gateway's own number of it. */
  id: string
  reference: string
  /** Whole units of the currency. */
  amount: number
  currency: string
  status: 'paid' | 'declined'
}

export type Notice = {
  /** The gateway's own number of the notice. */
  id: string
  /** Undefined when the notice is about something else than a payment that was made or declined. */
  payment: GatewayPayment | undefined
}

/** A notice that its gateway has not signed, or signed too long ago. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice'
}

export type OnlineGateway = {
  kind: 'online'
  /** The name used in its settings, in its notices' address and in its rows. */
  name: string
  /** The name that buyers and staff read. */
  label: string
  holdMinutes: number
  /** Hosts that the only screen with its script may use besides ours. */
  origins: { forms: string[]; frames?: string[]; calls?: string[] }
  /** @throws when the gateway has to be asked for its page and does not answer in time */
  checkout(order: Order): Promise<Checkout>
  /** Takes the notice's body as the bytes came. @throws ForgedNotice */
  readNotice(headers: Headers, body: string, now: Date): Notice
  /**
   * The payment of an order, when no notice came: the one that was made, else the last that was declined.
   * @throws when the gateway does not answer in time
   */
  ask(reference: string): Promise<GatewayPayment | undefined>
}

/** No gateway: the token is sent to a bank account, and staff say when it came. */
export type BankTransfer = {
  kind: 'bank'
  name: 'bank-transfer'
  label: string
  holdMinutes: number
}

export type PaymentGateway = OnlineGateway | BankTransfer
