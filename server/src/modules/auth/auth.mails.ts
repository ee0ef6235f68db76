import type { Mail } from '../../platform/mail/mailer.ts'

interface Message {
  lines: readonly string[]
  action: string
  url: string
  closing: string
}

/** Asks a person to confirm that the address is theirs. */
export function verificationMail(to: string, url: string): Mail {
  return {
    to,
    kind: 'verify',
    url,
    token: new URL(url).searchParams.get('signature') ?? '',
    subject: 'Verify your e-mail address',
    ...content({
      lines: ['please confirm that this is your e-mail address. The link works for 60 minutes.'],
      action: 'Verify e-mail address',
      url,
      closing: 'If you did not create an account, no further action is needed.',
    }),
  }
}

/** Carries the one-time link to a new password. */
export function passwordResetMail(to: string, url: string, token: string): Mail {
  return {
    to,
    kind: 'reset',
    url,
    token,
    subject: 'Reset your password',
    ...content({
      lines: ['somebody asked for a new password for your account. The link works once, for 60 minutes.'],
      action: 'Choose a new password',
      url,
      closing: 'If that was not you, no further action is needed: your password stays as it is.',
    }),
  }
}

// No name in the greeting: whoever registers somebody else's address would choose what our mail says to them.
const GREETING = 'Hello,'

function content({ lines, action, url, closing }: Message): Pick<Mail, 'text' | 'html'> {
  const paragraphs = [GREETING, ...lines].map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  return {
    text: [GREETING, ...lines, `${action}:\n${url}`, closing, 'Marquee'].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<body style="font-family: sans-serif; line-height: 1.5; color: #1f2328">
${paragraphs}
<p><a href="${escapeHtml(url)}">${escapeHtml(action)}</a></p>
<p>${escapeHtml(closing)}</p>
<p>Marquee</p>
</body>
</html>
`,
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
