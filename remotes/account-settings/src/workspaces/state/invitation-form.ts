import { createInvitations } from '@marquee/contract/invitations'
import { assignableRole } from '@marquee/contract/members'
import { email } from '@marquee/contract/primitives'
import { bodySchema } from '@marquee/ui/use-contract-form'
import { z } from 'zod'

/** What the form for invitations holds: addresses as text, as people paste them. An address that is none is named. */
export const invitationForm = z.object({
  emails: z
    .string()
    .transform((text, context) => {
      const addresses = readAddresses(text)
      const wrong = addresses.find((address) => !email.safeParse(address).success)
      if (wrong !== undefined) {
        context.addIssue({ code: 'custom', message: `“${wrong}” is no e-mail address.` })
      }
      return addresses
    })
    .pipe(bodySchema(createInvitations).shape.emails),
  role: assignableRole,
})

/** The addresses of a text, each once, whether lines, commas, semicolons or spaces stand between them. */
function readAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))]
}
