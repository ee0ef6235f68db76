import { ConsentSettings } from '../../consent/consent-settings.tsx'
import { type LegalSection, LegalPage } from './legal-page.tsx'

const sections: readonly LegalSection[] = [
  {
    title: 'What we store about you',
    paragraphs: [
      'Your name, your e-mail address and, if you give it, your phone number. Your password is stored only as a hash from which it cannot be read back.',
      'Your sessions: when they began and were last used, with the browser and the network address that they came from, so that you can recognise and end them.',
      'Where you first came from, when a link to us said so: the campaign and the referral code in its address. It is kept in a cookie for 90 days and stored with your registration.',
    ],
  },
  {
    title: 'What we store for your workspace',
    paragraphs: [
      'The ads that you save, your products and their images, and your briefs. Only members of the workspace see them, and those you share a page with.',
    ],
  },
  {
    title: 'Why we may',
    paragraphs: [
      'To run the service that you asked for (the contract with you), to keep it safe from abuse (our legitimate interest), and where the law obliges us to keep records.',
      'We do not sell personal data and we do not use your workspace’s content to train models.',
    ],
  },
  {
    title: 'Cookies and the like',
    paragraphs: [
      'Cookies that the service needs: one for your session, one against forged requests, one for your choice of theme, one for your choice below, and one for the campaign of your first visit.',
      'Usage analytics, recordings of what preceded an error, advertising pixels and the tracking script of our own domain run only if the operator of this installation has configured them, and only with your consent. Reports of errors carry the id of your account, and neither your e-mail address nor what you work on. The support chat, if there is one, is told your name, e-mail address and plan.',
    ],
    control: <ConsentSettings />,
  },
  {
    title: 'Who else handles the data',
    paragraphs: [
      'The providers that the operator of this installation has chosen for hosting, storage and sending mail, each bound by contract to act on instruction only.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      'As long as your account exists. A session ends after two hours without use, or after 400 days if you asked to stay logged in. Links in our mails are good for one hour.',
      'When an account is closed its personal data is deleted within 30 days, and from backups as these expire, save for records that the law makes us keep.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You may see, correct, export and delete your data, object to its use, and complain to your data protection authority. Your name and e-mail address can be changed in your profile; for everything else write to the operator of this installation.',
    ],
  },
]

export function Page() {
  return (
    <LegalPage
      title="Privacy policy"
      updated="21 November 2026"
      summary="In short: we store what the product needs to work for you, nobody outside your workspace sees it, and you can take it with you or have it deleted."
      sections={sections}
    />
  )
}
