export const contactScreen = {
  title: 'Contact us',
  intro: 'Call, message or visit us. An agent who knows your area will help you.',
  description:
    'Phone numbers, WhatsApp, email and opening hours of every {agency} office. Request a call back or send us your feedback.',
  whatsApp: 'WhatsApp',
  greeting: 'Hello {agency}',
  callBackTitle: 'Get in touch',
  callBackIntro: 'Leave your name and number and we’ll call you back.',
  officesTitle: 'Our offices',
  officesIntro: 'Visit us during opening hours. No appointment needed.',
  feedbackTitle: 'Feedback',
  feedbackIntro: 'Tell us what went well and what we could do better.',
  sendFeedback: 'Send feedback',
  moreFeedback: 'Send more feedback',
} as const
