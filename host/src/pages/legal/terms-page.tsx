import { type LegalSection, LegalPage } from './legal-page.tsx'

const sections: readonly LegalSection[] = [
  {
    title: 'Who these terms are between',
    paragraphs: [
      'These terms are an agreement between you and the company that runs this installation of Marquee. By creating an account, or by joining a workspace, you accept them. If you do so for a company, you confirm that you may bind it.',
      'You must be old enough to make such an agreement where you live, and at least 16.',
    ],
  },
  {
    title: 'Your account and your workspace',
    paragraphs: [
      'Keep your password to yourself and your e-mail address up to date. What happens under your account counts as done by you. Tell us at once if somebody else got in.',
      'Everything that you save, write and upload belongs to the workspace that you did it in. Its owner decides who the members are and what they may do.',
    ],
  },
  {
    title: 'What you may do with ads from the library',
    paragraphs: [
      'The library shows advertisements that their publishers made public, so that you can study them. The rights in them stay with their owners. Saving an ad into your swipe file gives you no right to publish it, and a score or a run time is an observation and not a promise of results.',
      'Do not copy an advertiser’s work as your own, and do not use a brand’s name, logo or people in your ads without permission.',
    ],
  },
  {
    title: 'What you bring in',
    paragraphs: [
      'Your briefs, products, images and files stay yours. You give us the right to store, copy and show them as far as that is needed to run the service for you and for those you share them with.',
      'You confirm that you may use what you upload, and that it breaks no law and nobody’s rights.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not try to get around limits, read data of other workspaces, overload the service, resell it, or collect the library by automated means other than the interfaces that we offer for it.',
      'We may limit or close an account that does so. When the reason is not urgent we write to you first.',
    ],
  },
  {
    title: 'Trial, plans and payment',
    paragraphs: [
      'A new workspace starts with a free trial. Its remaining days are shown in the app, and it ends by itself: nothing is charged unless you choose a plan.',
      'Paid plans renew until they are canceled. You can cancel in the app at any time, and the plan then runs to the end of the period that you paid for. Credits for work that failed come back.',
    ],
  },
  {
    title: 'How we run the service',
    paragraphs: [
      'We work to keep Marquee available and your data safe, and we change and improve it as we go. We announce changes that take something away from you in good time.',
      'The service comes as it is. We are liable without limit for intent and gross negligence and for harm to people; otherwise only for breaking a duty that the agreement depends on, and then for the damage that could be expected.',
    ],
  },
  {
    title: 'Ending',
    paragraphs: [
      'You may close your account at any time. We may end the agreement with 30 days’ notice, or at once for a serious breach. Before the end you can take your data with you.',
      'If a rule of these terms does not hold, the others do. Changes to these terms are announced by e-mail at least 30 days before they take effect.',
    ],
  },
]

export function Page() {
  return (
    <LegalPage
      title="Terms and conditions"
      updated="21 November 2026"
      summary="In short: your work stays yours, other people’s ads stay theirs, nothing is charged without your decision, and you can leave whenever you like."
      sections={sections}
    />
  )
}
